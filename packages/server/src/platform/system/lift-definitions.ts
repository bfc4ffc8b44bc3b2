type JsonObject = Record<string, unknown>;

/**
 * A schema that contains itself brings its definitions along and refers to them from its own root. Within an OpenAPI
 * document that root is another: this moves them among the document's schemas, and the references with them.
 */
export function liftDefinitions(node: unknown, schemas: JsonObject): unknown {
  if (Array.isArray(node)) return node.map((part) => liftDefinitions(part, schemas));
  if (typeof node !== 'object' || node === null) return node;
  if (!('$defs' in node)) {
    return Object.fromEntries(
      Object.entries(node).map(([key, part]) => [key, liftDefinitions(part, schemas)]),
    );
  }
  const { $defs, ...rest } = node;
  const group = `Shared${Object.keys(schemas).length}`;
  const moved: { $defs: JsonObject; rest: JsonObject } = JSON.parse(
    JSON.stringify({ $defs, rest }).replaceAll('"#/$defs/', `"#/components/schemas/${group}.`),
  );
  for (const [name, definition] of Object.entries(moved.$defs)) schemas[`${group}.${name}`] = definition;
  return moved.rest;
}
