/** What a load test has measured, with its limit. */
export interface Measurement {
  name: string;
  value: number;
  unit: string;
  bar?: { atLeast: number } | { atMost: number };
}
