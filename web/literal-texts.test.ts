import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseSync, Visitor } from 'vite'
import { describe, expect, it } from 'vitest'

const web = import.meta.dirname

/** Where texts still stand in the code, in English alone: what is moved to `contract/<domain>/messages` is taken out here. */
const notMoved: readonly string[] = [
  'accounts/attribution',
  'accounts/clients',
  'accounts/impersonation',
  'accounts/places/maps-script.ts',
  'accounts/users',
  'app/routes',
  'app/sign-in-message.ts',
  'billing/adjustments',
  'billing/credit-notes',
  'billing/invoice-drafts',
  'billing/invoices/amount-issue.ts',
  'billing/invoices/invoice-detail-screen.tsx',
  'billing/invoices/move-money-form.tsx',
  'billing/invoices/record-payment.tsx',
  'billing/manual-refunds',
  'billing/prices/staff',
  'billing/promotions',
  'billing/staff-invoices',
  'core',
  'desk',
  'hiring/checkout/share-confirmation.tsx',
  'hiring/interest',
  'hiring/match-board',
  'hiring/meetings/applicants',
  'matching/vocabulary',
  'pages/admin',
  'pages/client/checkout/staff-checkout.tsx',
  'pages/public/checkout/checkout-confirmation-page.tsx',
  'pages/public/healthcheck-page.tsx',
  'pages/shared',
  'pages/va',
  'payroll',
  'platform/configuration',
  'platform/formatting/relationship-sources.ts',
  'platform/second-person',
  'subscriptions/care',
  'subscriptions/feedback/reply-form.tsx',
  'subscriptions/feedback/reviews-of-me.tsx',
  'subscriptions/feedback/staff',
  'subscriptions/rate-plans/add-role.tsx',
  'subscriptions/rate-plans/assistant-on-project.tsx',
  'subscriptions/rate-plans/assistant-project-record.tsx',
  'subscriptions/rate-plans/back-ups.tsx',
  'subscriptions/rate-plans/change-holder.tsx',
  'subscriptions/rate-plans/close-rate-plan.tsx',
  'subscriptions/rate-plans/plan-effect.tsx',
  'subscriptions/rate-plans/rate-plan-lines.tsx',
  'subscriptions/rate-plans/rate-plan-picker.tsx',
  'subscriptions/rate-plans/rate-plan-values.ts',
  'subscriptions/staff',
  'talent',
  'ui/list-screen/views',
  'work/time/staff',
]

/** What people type, as patterns that read it. */
const typed = ['french-days', 'french-recurrences', 'line-end', 'read-day', 'read-recurrence'].map(
  (name) => `work/tasks/quick-add/${name}.ts`,
)

/** Attributes and properties that people read, on screen or aloud. */
const read =
  /^(?:label|title|text|heading|lead|legend|description|placeholder|alt|caption|empty|message|submit|busy|removeLabel|aria-(?:label|description|placeholder|roledescription|valuetext))$/

/** What no language translates: names, protocols, keys, and what a browser or a bundler says. */
const untranslated = new Set([
  'Talentplace',
  'AskBetty',
  'Bearer ',
  'Ctrl K',
  'CAD',
  'American Express',
  'Diners Club',
  'DISCOVER',
  '· SHA-256',
  'USD',
  'Unable to preload CSS',
  'Unable to preload CSS for ',
])

const isText = (text: string): boolean => /\p{L}{2}/u.test(text)
/** Reads like a sentence or a label, whatever it is for. */
const isSentence = (text: string): boolean =>
  /^\p{Lu}[\p{L}’']*[ ,]/u.test(text) || (!text.startsWith('/') && /\p{L}[.?!…]$/u.test(text))

/** The literal texts of a module that people read. */
export function literalTexts(code: string, file = 'module.tsx'): string[] {
  const { program } = parseSync(file, code)
  const found = new Set<string>()
  const named = new Set<unknown>()
  let thrown = 0
  const take = (node: { readonly type: string; readonly value?: unknown }) => {
    if (node.type === 'Literal' && typeof node.value === 'string' && isText(node.value)) found.add(node.value)
  }
  new Visitor({
    JSXText({ value }) {
      if (isText(value)) found.add(value.trim())
    },
    JSXExpressionContainer({ expression }) {
      take(expression)
    },
    JSXAttribute({ name, value }) {
      if (value === null || value.type !== 'Literal') return
      named.add(value)
      if (name.type === 'JSXIdentifier' && read.test(name.name)) take(value)
    },
    Property({ key, value }) {
      if (key.type === 'Identifier' && read.test(key.name)) take(value)
    },
    ImportDeclaration({ source }) {
      named.add(source)
    },
    ThrowStatement() {
      thrown += 1
    },
    'ThrowStatement:exit'() {
      thrown -= 1
    },
    Literal(node) {
      if (!named.has(node) && thrown === 0 && typeof node.value === 'string' && isSentence(node.value))
        found.add(node.value)
    },
    TemplateElement({ value }) {
      const text = value.cooked ?? ''
      if (thrown === 0 && /\p{L}{2,}[ ,]\p{L}|^\p{Lu}\p{L}+ /u.test(text)) found.add(text)
    },
  }).visit(program)
  return [...found].filter((text) => !untranslated.has(text))
}

const isMoved = (file: string): boolean => !notMoved.some((place) => file === place || file.startsWith(`${place}/`))
const textsOf = (file: string) => literalTexts(readFileSync(join(web, file), 'utf8'), file)
const files = globSync(
  '{app,pages,platform,ui,accounts,billing,core,desk,hiring,matching,payroll,subscriptions,talent,work}/**/*.{ts,tsx}',
  {
    cwd: web,
    exclude: ['**/*.test.{ts,tsx}', '**/*.d.ts', ...typed],
  },
).sort()

it('finds what people read: between tags, in what names things, and in sentences', () => {
  expect(literalTexts('const a = <p className="Big Name">Sign in <b aria-label="Close it">{"Now"}</b></p>')).toEqual(
    expect.arrayContaining(['Sign in', 'Close it', 'Now']),
  )
  expect(literalTexts(`const a = { label: 'Pricing', path: 'Some', text: t.x() }`)).toEqual(['Pricing'])
  expect(literalTexts(`notify('We can’t do this.'); const n = \`\${count} more people\``)).toEqual([
    'We can’t do this.',
    ' more people',
  ])
  expect(literalTexts(`import x from './Some thing'; throw new Error('It is broken here')`)).toEqual([])
  expect(literalTexts('const a = <a href="/terms" className={styles.link}>{t.terms()}</a>')).toEqual([])
})

describe('texts come from messages', () => {
  it('wherever they have been moved', () => {
    const literal = files.filter(isMoved).flatMap((file) => textsOf(file).map((text) => `${file}: ${text}`))
    expect(literal).toEqual([])
  })

  it('and what has nothing left to be moved is no longer listed', () => {
    const done = notMoved.filter((place) => {
      const below = files.filter((file) => file === place || file.startsWith(`${place}/`))
      return below.every((file) => textsOf(file).length === 0)
    })
    expect(done).toEqual([])
  })
})
