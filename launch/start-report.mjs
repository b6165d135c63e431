const isTerminal = process.stdout.isTTY === true
const isText = process.env.LOG_FORMAT === 'text' || (process.env.LOG_FORMAT !== 'json' && isTerminal)
/** As wide as server/app/start-report.ts has it, which tells of the rest. */
const COLUMN = 11

const packagesLine = (line) => 'Packages'.padEnd(COLUMN) + line
const json = (msg, more) => console.log(JSON.stringify({ level: 30, time: Date.now(), step: 'Packages', ...more, msg }))

/** Tells of the installation before the server runs, as that tells of itself: in a line for people, or in JSON. */
export const startReport = isText
  ? {
      // What the next line is written over, where it can be.
      installing: () =>
        isTerminal && process.stdout.write(packagesLine('installing, about half a minute the first time …')),
      installed: (milliseconds) =>
        console.log(
          (isTerminal ? '\r\x1b[K' : '') + packagesLine(`installed in ${(milliseconds / 1000).toFixed(1)} s`),
        ),
      present: () => console.log(packagesLine('installed already')),
    }
  : {
      installing: () => json('installing'),
      installed: (milliseconds) => json('installed', { ms: Math.round(milliseconds) }),
      present: () => undefined,
    }
