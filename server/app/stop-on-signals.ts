/** After this long a clean stop is given up, in ms. */
const longestStop = 10_000

/**
 * Ends this process cleanly on SIGINT, SIGTERM or SIGHUP. On SIGTERM, by which a machine and not a person asks, `drain`
 * comes first, and what it answers is for how many ms the process goes on before it stops; another signal cuts that short.
 */
export function endOnSignals(does: { drain: () => number; stop: () => Promise<void> }): { readonly started: boolean } {
  const ending: { started: boolean; hurry: (() => void) | null } = { started: false, hurry: null }

  async function end(signal: NodeJS.Signals): Promise<void> {
    ending.started = true
    const longest = signal === 'SIGTERM' ? does.drain() : 0
    if (longest > 0) {
      await new Promise<void>((goOn) => {
        ending.hurry = goOn
        setTimeout(goOn, longest)
      })
    }
    setTimeout(() => process.exit(1), longestStop).unref()
    try {
      await does.stop()
    } catch (error) {
      console.error(error)
    }
    process.exit(0)
  }

  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
    process.on(signal, () => {
      if (ending.started) ending.hurry?.()
      else void end(signal)
    })
  }
  return ending
}
