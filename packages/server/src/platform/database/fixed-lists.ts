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

/** Passes lists as one array: `in (…)` becomes `= any($1)`, one text for lists of any length, and empty ones too. */
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
    const list = ValueNode.create([...rightOperand.values]);
    return {
      ...done,
      operator: OperatorNode.create(isIn ? '=' : '!='),
      rightOperand: FunctionNode.create(isIn ? 'any' : 'all', [list]),
    };
  }
}
