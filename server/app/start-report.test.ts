import { describe, expect, it } from 'vitest'
import { demoAccounts } from '../demo/demo-accounts.ts'
import { readConfiguration } from './configuration.ts'
import { startReport } from './start-report.ts'

function reportOf(environment: Record<string, string>, isTerminal = true) {
  const lines: string[] = []
  const configuration = readConfiguration({ PORT: '3000', ...environment })
  const report = startReport(configuration, { isTerminal, print: (line) => lines.push(line) })
  return { report, lines }
}

describe('a start on a terminal', () => {
  it('tells a person each step with its time, and where to go as whom', () => {
    const { report, lines } = reportOf({})
    report.done('Database', 'ready', 2_140)
    report.done('Demo data', 'there already')
    report.done('Web app', 'built', 20_060)
    report.ready(21_000, demoAccounts)
    expect(lines).toEqual([
      'Database   ready in 2.1 s',
      'Demo data  there already',
      'Web app    built in 20.1 s',
      'Open       http://127.0.0.1:3000 after 21.0 s: client@demo.test, va@demo.test, admin@demo.test, password Demo-pass-1!',
    ])
  })

  it('names no account where there is no demo data', () => {
    const { report, lines } = reportOf({})
    report.ready(900, [])
    expect(lines).toEqual(['Open       http://127.0.0.1:3000 after 0.9 s'])
  })

  it('keeps warnings, and tells of single requests only where LOG_LEVEL asks for them', () => {
    expect(reportOf({}).report.log.level).toBe('warn')
    expect(reportOf({ LOG_LEVEL: 'info' }).report.log.level).toBe('info')
  })
})

describe('LOG_FORMAT', () => {
  it.each([
    ['json', {}, false],
    ['text', {}, true],
    ['json', { LOG_FORMAT: 'json' }, true],
    ['text', { LOG_FORMAT: 'text' }, false],
  ] as const)('is %s with %o where a terminal is %s', (format, environment, isTerminal) => {
    expect(reportOf(environment, isTerminal).report.format).toBe(format)
  })

  it('json logs from info up', () => {
    expect(reportOf({ LOG_LEVEL: 'silent' }, false).report.log.level).toBe('silent')
    expect(reportOf({}, false).report.log.level).toBe('info')
  })
})
