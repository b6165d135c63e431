const firstPause = 2_000
const longestPause = 60_000

let endPause: (() => void) | null = null

/** The pause between two attempts at saving, in milliseconds 2,000 and doubling up to a minute. */
export const savePause = {
  begin(attempt: number): Promise<void> {
    return new Promise((resolve) => {
      const clock = setTimeout(resolve, Math.min(firstPause * 2 ** attempt, longestPause))
      endPause = () => {
        clearTimeout(clock)
        endPause = null
        resolve()
      }
    })
  },
  /** The network is back, or there is something new to save. */
  end(): void {
    endPause?.()
  },
}
