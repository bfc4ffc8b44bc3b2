import {
  type Kysely,
  type KyselyPlugin,
  type PluginTransformQueryArgs,
  type PluginTransformResultArgs,
  QueryNode,
  type QueryResult,
  RawNode,
  type RootOperationNode,
  SelectModifierNode,
  SelectQueryNode,
  type UnknownRow,
} from 'kysely';

/** At the end of a text that is not to be prepared. */
export const plannedAnewMark = '/* planned anew */';

/**
 * For what is asked seldom, over a day or over years: each asking is planned for what it is about. What was prepared for years
 * would read years for a day too, once PostgreSQL keeps one plan for all.
 */
export const plannedAnew = <Tables>(db: Kysely<Tables>): Kysely<Tables> => db.withPlugin(plugin);

const plugin: KyselyPlugin = {
  transformQuery({ node }: PluginTransformQueryArgs): RootOperationNode {
    const mark = RawNode.createWithSql(plannedAnewMark);
    if (SelectQueryNode.is(node))
      return QueryNode.cloneWithEndModifier(node, SelectModifierNode.createWithExpression(mark));
    if (!RawNode.is(node)) return node;
    const [last = '', ...before] = node.sqlFragments.toReversed();
    return { ...node, sqlFragments: [...before.toReversed(), `${last} ${plannedAnewMark}`] };
  },

  async transformResult({ result }: PluginTransformResultArgs): Promise<QueryResult<UnknownRow>> {
    return result;
  },
};
