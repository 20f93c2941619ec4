/** Coefficients of Lanczos' approximation of the gamma function (g = 7). */
const LANCZOS = [
  676.5203681218851, -1259.1392167224028, 771.3234287776531, -176.6150291621406, 12.507343278686905,
  -0.13857109526572012, 9.984369578019572e-6, 1.5056327351493116e-7,
];

const PRECISION = 1e-15;
/** The sums below converge within a small multiple of the square root of their arguments. */
const MOST_TERMS = 100_000;

/** Returns the probability of a chi-squared value of this size or larger by chance alone: 0 to 1. */
export function chiSquaredPValue(value: number, degreesOfFreedom: number): number {
  if (value <= 0) return 1;
  const shape = degreesOfFreedom / 2;
  const point = value / 2;
  return point < shape + 1 ? 1 - lowerGamma(shape, point) : upperGamma(shape, point);
}

/** The regularised lower incomplete gamma function, computed by its power series. */
function lowerGamma(shape: number, point: number): number {
  let term = 1 / shape;
  let sum = term;
  for (let index = 1; index < MOST_TERMS && term > sum * PRECISION; index++) {
    term *= point / (shape + index);
    sum += term;
  }
  return sum * scale(shape, point);
}

/** The regularised upper incomplete gamma function, computed by its continued fraction (Lentz). */
function upperGamma(shape: number, point: number): number {
  let denominator = point + 1 - shape;
  let c = Number.MAX_VALUE;
  let d = 1 / denominator;
  let fraction = d;
  for (let index = 1; index < MOST_TERMS; index++) {
    const numerator = -index * (index - shape);
    denominator += 2;
    d = 1 / (numerator * d + denominator);
    c = denominator + numerator / c;
    fraction *= c * d;
    if (Math.abs(c * d - 1) < PRECISION) break;
  }
  return fraction * scale(shape, point);
}

function scale(shape: number, point: number): number {
  return Math.exp(shape * Math.log(point) - point - logGamma(shape));
}

/** The logarithm of the gamma function, for arguments of 0.5 and more. */
function logGamma(value: number): number {
  const below = value - 1;
  const sum = LANCZOS.reduce(
    (total, coefficient, index) => total + coefficient / (below + index + 1),
    0.9999999999998099,
  );
  const base = below + 7.5;
  return 0.5 * Math.log(2 * Math.PI) + (below + 0.5) * Math.log(base) - base + Math.log(sum);
}
