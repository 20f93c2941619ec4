declare module 'edmonds-blossom-fixed' {
  /**
   * Finds a matching of maximum weight, by the blossom algorithm.
   *
   * @param edges two vertices, numbered from 0, and the weight
   * @param maxCardinality consider only matchings with as many pairs as possible
   * @returns the partner of each vertex, -1 if it has none
   */
  export default function maximumMatching(
    edges: readonly (readonly [number, number, number])[],
    maxCardinality: boolean,
  ): number[];
}
