const longest = 60_000

/** @throws Error when the work takes more than a minute */
export async function within<T>(work: Promise<T>, what: string): Promise<T> {
  const tooLong = Promise.withResolvers<never>()
  const timer = setTimeout(() => tooLong.reject(new Error(`${what} took more than ${longest / 1000} s`)), longest)
  return Promise.race([work, tooLong.promise]).finally(() => clearTimeout(timer))
}
