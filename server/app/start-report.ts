import type { Logger } from 'pino'
import { createLog, type LogFormat } from '../platform/log/create-log.ts'
import type { DemoAccount } from '../demo/demo-accounts.ts'
import type { Configuration } from './configuration.ts'

export interface StartReport {
  readonly log: Logger
  /** A step of the start is done: what came of it, and how long it took where it did anything. */
  done(step: 'Database' | 'Demo data' | 'Web app', result: string, milliseconds?: number): void
  /** People may come now. */
  ready(milliseconds: number, accounts: readonly DemoAccount[]): void
}

/** Those with whom one sees each side of the product; README.md names the others. */
const firstAccounts = new Set(['client@demo.test', 'va@demo.test', 'admin@demo.test'])

function accountsText(accounts: readonly DemoAccount[]): string | null {
  const first = accounts.filter(({ email }) => firstAccounts.has(email))
  return first.length === 0 ? null : `${first.map(({ email }) => email).join(', ')}, password ${first[0]?.password}`
}

const seconds = (milliseconds: number): string => `${(milliseconds / 1000).toFixed(1)} s`
/** As wide as launch/start-report.mjs has it, which tells of the packages. */
const column = 11

/**
 * How a start is told: on a terminal a line for each step and warnings in words, for programs JSON and nothing else.
 * LOG_FORMAT decides otherwise.
 */
export function startReport(
  { logFormat, logLevel, publicUrl, brand }: Pick<Configuration, 'logFormat' | 'logLevel' | 'publicUrl' | 'brand'>,
  { isTerminal, print = console.log }: { isTerminal: boolean; print?: (line: string) => void },
): StartReport & { readonly format: LogFormat } {
  const format = logFormat ?? (isTerminal ? 'text' : 'json')
  const log = createLog({ level: logLevel ?? (format === 'text' ? 'warn' : 'info'), format })
  if (format === 'json')
    return {
      format,
      log,
      done: (step, result, ms) => log.info({ step, ...(ms !== undefined && { ms: Math.round(ms) }) }, result),
      ready(ms, all) {
        const accounts = accountsText(all)
        log.info({ step: 'Open', ms: Math.round(ms) }, `${brand.name} is at ${publicUrl}`)
        if (accounts !== null) log.info(`demo accounts: ${accounts}`)
      },
    }
  return {
    format,
    log,
    done: (step, result, ms) => print(`${step.padEnd(column)}${result}${ms === undefined ? '' : ` in ${seconds(ms)}`}`),
    ready(ms, all) {
      const accounts = accountsText(all)
      print(`${'Open'.padEnd(column)}${publicUrl} after ${seconds(ms)}${accounts === null ? '' : `: ${accounts}`}`)
    },
  }
}
