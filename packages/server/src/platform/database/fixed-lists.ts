import {
  type BinaryOperationNode,
  FunctionNode,
  OperatorNode,
  PrimitiveValueListNode,
  ValueNode,
} from 'kysely';

/**
 * Passes a list as one array: `in (…)` becomes `= any($1)`, one text for lists of any length, and empty ones too. One id alone is
 * compared as such, and planned once (see `anyOf`).
 */
export function fixedList(node: BinaryOperationNode): BinaryOperationNode {
  const { operator, rightOperand } = node;
  if (!OperatorNode.is(operator) || !PrimitiveValueListNode.is(rightOperand)) return node;
  const isIn = operator.operator === 'in';
  if (!isIn && operator.operator !== 'not in') return node;
  const { values } = rightOperand;
  const [first] = values;
  return {
    ...node,
    operator: OperatorNode.create(isIn ? '=' : '!='),
    rightOperand:
      values.length === 1 && typeof first === 'number'
        ? ValueNode.create(first)
        : FunctionNode.create(isIn ? 'any' : 'all', [ValueNode.create([...values])]),
  };
}
