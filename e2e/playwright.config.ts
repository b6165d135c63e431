import { chmodSync, mkdtempSync } from 'node:fs'
import { availableParallelism, tmpdir } from 'node:os'
import { join } from 'node:path'
import { defineConfig } from '@playwright/test'

/*
 * The built product in a real browser at three widths. The port and the data folder are chosen once, by the first
 * process to read this file; its workers inherit them. Ports from 32,768 on are given to connections by the system.
 */
const port = (process.env['E2E_PORT'] ??= String(20_000 + (process.pid % 12_000)))
const data = (process.env['E2E_DATA_DIR'] ??= newFolder())
const root = join(import.meta.dirname, '..')

/**
 * What a width can't change (messages, failures, clocks), and what looks at every width in one go, is walked once; what
 * a phone does differently, there too; what a tablet has of its own, on all three.
 */
const anyWidth = /@any-width/
const tablet = /@tablet/
/** What only a phone has, and what only wider screens have. */
const phoneOnly = /@phone-only/
const wideOnly = /@wide-only/

/**
 * What a browser does for its own sake. A popup of the address bar and a spare process for each journey's context cost
 * half of what opening one takes. A second list of features replaces Playwright's: those it has to turn off stand here too.
 */
const withoutFeatures = [
  'WebUIOmniboxPopup',
  'WebUIOmniboxAimPopup',
  'SpareRendererForSitePerProcess',
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsUpgrades',
  'HttpsFirstBalancedModeAutoEnable',
  'LensOverlay',
  'MediaRouter',
  'PaintHolding',
  'ThirdPartyStoragePartitioning',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'OptimizationHints',
  'NetworkTimeServiceQuerying',
  'AimEnabled',
  'PreconnectToSearch',
]

function newFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'talentplace-e2e-'))
  // As root, the database runs as another user, who has to get in.
  chmodSync(folder, 0o755)
  return folder
}

export default defineConfig({
  testDir: import.meta.dirname,
  outputDir: join(root, 'test-results'),
  // A journey waits for frames and answers a fifth of its time.
  workers: availableParallelism() + 1,
  fullyParallel: true,
  forbidOnly: true,
  // No journey is waited for: it ends as soon as it is through, and a busy machine may take minutes for the longest.
  timeout: 120_000,
  // What a test waits for comes when the machine gets to it; a busy one takes its time.
  expect: { timeout: 15_000 },
  reporter: process.env['CI'] ? 'line' : 'list',
  use: {
    baseURL: `http://127.0.0.1:${port}`,
    // Recording every test costs a third of the time: `--trace on` records those asked for.
    trace: 'off',
    screenshot: 'only-on-failure',
    // What moves is waited for: journeys that look at movement turn it on themselves.
    contextOptions: { reducedMotion: 'reduce' },
    launchOptions: {
      executablePath: process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium',
      // Else it can't name a file « Note de crédit » where the environment says nothing of letters.
      env: { ...process.env, LC_ALL: 'C.UTF-8' },
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        `--disable-features=${withoutFeatures.join(',')}`,
        // A page of a journey lives for seconds: compiling its scripts once more for speed doesn't pay.
        '--js-flags=--no-opt --no-maglev --single-threaded',
      ],
    },
  },
  projects: [
    { name: 'phone', grepInvert: [anyWidth, wideOnly], use: { viewport: { width: 375, height: 812 }, hasTouch: true } },
    { name: 'tablet', grep: [tablet, wideOnly], use: { viewport: { width: 820, height: 1180 } } },
    { name: 'desktop', grepInvert: phoneOnly, use: { viewport: { width: 1440, height: 900 } } },
  ],
  webServer: {
    command: `node ${join(root, 'launch', 'run.mjs')} server/app/start.ts`,
    cwd: root,
    url: `http://127.0.0.1:${port}/api/healthcheck`,
    timeout: 180_000,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 8_000 },
    env: {
      // A transaction that leaves the order of locks is stopped here; for people it is only logged.
      NODE_ENV: 'test',
      PORT: port,
      DATA_DIR: data,
      DEMO_ASSISTANTS: process.env['DEMO_ASSISTANTS'] ?? '600',
      // Journeys count what they have made.
      DEMO_COMPANIES: '0',
      // All journeys come from one address.
      VISITOR_SEARCHES_PER_HOUR: '100000',
      ACCOUNT_CHECKS_PER_ADDRESS: '100000',
      REGISTRATIONS_PER_ADDRESS: '100000',
      CODE_REQUESTS_PER_ADDRESS: '100000',
      CODE_TRIES_PER_ADDRESS: '100000',
      LOGIN_FAILURES_PER_ADDRESS: '100000',
      CARD_ENTRIES_PER_HOUR: '100000',
    },
  },
})
