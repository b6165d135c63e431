/** Calls of one button that are under way, by what they send: the same press again does nothing until the first is over. */
export function runningCalls() {
  const running = new Set<string>()
  return {
    /** False: it runs already. */
    begin(input: object): boolean {
      const key = JSON.stringify(input)
      if (running.has(key)) return false
      running.add(key)
      return true
    },
    end: (input: object): void => void running.delete(JSON.stringify(input)),
  }
}
