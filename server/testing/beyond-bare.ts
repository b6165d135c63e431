const aMillisecond = () => new Promise<void>((done) => setTimeout(done, 1))

/**
 * Milliseconds that `work` takes beyond what the machine holds everything up for: beside it a bare thing is done again and again, and
 * for what that takes beyond its quickest time, the machine had something else to do. Without `bare` it is a turn of this process.
 */
export async function beyondBare(
  work: () => Promise<unknown>,
  bare: () => Promise<unknown> = () => Promise.resolve(),
): Promise<number> {
  const state = { isOver: false }
  const took: number[] = []
  const beside = (async () => {
    do {
      const from = performance.now()
      await aMillisecond()
      await bare()
      took.push(performance.now() - from)
    } while (!state.isOver)
  })()
  const from = performance.now()
  let whole: number
  try {
    await work()
  } finally {
    whole = performance.now() - from
    state.isOver = true
    await beside
  }
  const quickest = Math.min(...took)
  return whole - took.reduce((sum, each) => sum + each - quickest, 0)
}
