/** Never answers, and uses no processor time. */
export function think(): void {
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0);
}
