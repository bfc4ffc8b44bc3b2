import {
  type BinaryOperationNode,
  CamelCasePlugin,
  type IdentifierNode,
  type PluginTransformQueryArgs,
  PostgresQueryCompiler,
  type RootOperationNode,
} from 'kysely';
import { fixedList } from './fixed-lists.ts';

/**
 * Writes queries as this database has them: names with underscores, lists of one length. Plugins would make a copy of every query for
 * each of the two before it is written.
 */
export class Compiler extends PostgresQueryCompiler {
  readonly #names = new Map<string, string>();

  protected override compileUnwrappedIdentifier({ name }: IdentifierNode): void {
    let written = this.#names.get(name);
    if (written === undefined) {
      written = this.sanitizeIdentifier(columnNames.written(name));
      this.#names.set(name, written);
    }
    this.append(written);
  }

  protected override visitBinaryOperation(node: BinaryOperationNode): void {
    super.visitBinaryOperation(fixedList(node));
  }
}

/** Gives rows their names back. What was asked has been written with the database's own names by then. */
class ColumnNames extends CamelCasePlugin {
  override transformQuery({ node }: PluginTransformQueryArgs): RootOperationNode {
    return node;
  }

  written(name: string): string {
    return this.snakeCase(name);
  }
}

export const columnNames = new ColumnNames({ maintainNestedObjectKeys: true });
