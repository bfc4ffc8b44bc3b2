import {
  type BinaryOperationNode,
  FunctionNode,
  type KyselyPlugin,
  OperationNodeTransformer,
  OperatorNode,
  type PluginTransformQueryArgs,
  type PluginTransformResultArgs,
  PrimitiveValueListNode,
  type QueryResult,
  type RootOperationNode,
  type UnknownRow,
  ValueNode,
} from 'kysely';

/**
 * Passes lists as one array: `in (…)` becomes `= any($1)`, one text for lists of any length, and empty ones too. One id alone is
 * compared as such, and planned once (see `anyOf`).
 */
export class FixedListsPlugin implements KyselyPlugin {
  readonly #transformer = new FixedLists();

  transformQuery({ node }: PluginTransformQueryArgs): RootOperationNode {
    return this.#transformer.transformNode(node);
  }

  async transformResult({ result }: PluginTransformResultArgs): Promise<QueryResult<UnknownRow>> {
    return result;
  }
}

class FixedLists extends OperationNodeTransformer {
  protected override transformBinaryOperation(node: BinaryOperationNode): BinaryOperationNode {
    const done = super.transformBinaryOperation(node);
    const { operator, rightOperand } = done;
    if (!OperatorNode.is(operator) || !PrimitiveValueListNode.is(rightOperand)) return done;
    const isIn = operator.operator === 'in';
    if (!isIn && operator.operator !== 'not in') return done;
    const { values } = rightOperand;
    const [first] = values;
    return {
      ...done,
      operator: OperatorNode.create(isIn ? '=' : '!='),
      rightOperand:
        values.length === 1 && typeof first === 'number'
          ? ValueNode.create(first)
          : FunctionNode.create(isIn ? 'any' : 'all', [ValueNode.create([...values])]),
    };
  }
}
