/** SHA-256 [FIPS 180-4] of short texts: synchronous, and without a library. */

/** The first 32 bits of the fractions of the cube roots of the first 64 primes. */
const ROUND_CONSTANTS = Uint32Array.of(
  0x428a2f98,
  0x71374491,
  0xb5c0fbcf,
  0xe9b5dba5,
  0x3956c25b,
  0x59f111f1,
  0x923f82a4,
  0xab1c5ed5,
  0xd807aa98,
  0x12835b01,
  0x243185be,
  0x550c7dc3,
  0x72be5d74,
  0x80deb1fe,
  0x9bdc06a7,
  0xc19bf174,
  0xe49b69c1,
  0xefbe4786,
  0x0fc19dc6,
  0x240ca1cc,
  0x2de92c6f,
  0x4a7484aa,
  0x5cb0a9dc,
  0x76f988da,
  0x983e5152,
  0xa831c66d,
  0xb00327c8,
  0xbf597fc7,
  0xc6e00bf3,
  0xd5a79147,
  0x06ca6351,
  0x14292967,
  0x27b70a85,
  0x2e1b2138,
  0x4d2c6dfc,
  0x53380d13,
  0x650a7354,
  0x766a0abb,
  0x81c2c92e,
  0x92722c85,
  0xa2bfe8a1,
  0xa81a664b,
  0xc24b8b70,
  0xc76c51a3,
  0xd192e819,
  0xd6990624,
  0xf40e3585,
  0x106aa070,
  0x19a4c116,
  0x1e376c08,
  0x2748774c,
  0x34b0bcb5,
  0x391c0cb3,
  0x4ed8aa4a,
  0x5b9cca4f,
  0x682e6ff3,
  0x748f82ee,
  0x78a5636f,
  0x84c87814,
  0x8cc70208,
  0x90befffa,
  0xa4506ceb,
  0xbef9a3f7,
  0xc67178f2,
);
/** The first 32 bits of the fractions of the square roots of the first 8 primes. */
const INITIAL_HASH = Uint32Array.of(
  0x6a09e667,
  0xbb67ae85,
  0x3c6ef372,
  0xa54ff53a,
  0x510e527f,
  0x9b05688c,
  0x1f83d9ab,
  0x5be0cd19,
);
const BLOCK_BYTES = 64;
/** A block ends with the length of the text. */
const LENGTH_BYTES = 8;

/** Returns the hash of the UTF-8 form of a text: eight unsigned 32-bit numbers. */
export function sha256(text: string): Uint32Array {
  const bytes = new TextEncoder().encode(text);
  const blocks = Math.ceil((bytes.length + 1 + LENGTH_BYTES) / BLOCK_BYTES);
  const padded = new Uint8Array(blocks * BLOCK_BYTES);
  padded.set(bytes);
  padded[bytes.length] = 0x80;
  const input = new DataView(padded.buffer);
  input.setUint32(padded.length - 4, bytes.length * 8);
  const hash = INITIAL_HASH.slice();
  const schedule = new Uint32Array(64);
  for (let start = 0; start < padded.length; start += BLOCK_BYTES) {
    for (let word = 0; word < 16; word++) schedule[word] = input.getUint32(start + word * 4);
    expand(schedule);
    compress(hash, schedule);
  }
  return hash;
}

/** Returns the hash of a text as 64 hexadecimal digits. */
export function sha256Hex(text: string): string {
  return Array.from(sha256(text), (word) => word.toString(16).padStart(8, '0')).join('');
}

function expand(schedule: Uint32Array): void {
  for (let round = 16; round < 64; round++) {
    const early = at(schedule, round - 15);
    const late = at(schedule, round - 2);
    const first = turn(early, 7) ^ turn(early, 18) ^ (early >>> 3);
    const second = turn(late, 17) ^ turn(late, 19) ^ (late >>> 10);
    schedule[round] = at(schedule, round - 16) + first + at(schedule, round - 7) + second;
  }
}

function compress(hash: Uint32Array, schedule: Uint32Array): void {
  let [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0, g = 0, h = 0] = hash;
  for (let round = 0; round < 64; round++) {
    const choice = (e & f) ^ (~e & g);
    const majority = (a & b) ^ (a & c) ^ (b & c);
    const mixed = turn(e, 6) ^ turn(e, 11) ^ turn(e, 25);
    const added = (h + mixed + choice + at(ROUND_CONSTANTS, round) + at(schedule, round)) | 0;
    const other = ((turn(a, 2) ^ turn(a, 13) ^ turn(a, 22)) + majority) | 0;
    h = g;
    g = f;
    f = e;
    e = (d + added) | 0;
    d = c;
    c = b;
    b = a;
    a = (added + other) | 0;
  }
  const words = [a, b, c, d, e, f, g, h];
  for (let index = 0; index < hash.length; index++) hash[index] = at(hash, index) + at(words, index);
}

function turn(word: number, by: number): number {
  return (word >>> by) | (word << (32 - by));
}

/** The number at an index that is within the list. */
function at(list: ArrayLike<number>, index: number): number {
  return list[index] as number;
}
