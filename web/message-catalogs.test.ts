import compile from 'icu-minify/compile'
import { existsSync, globSync, readFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { pathToFileURL } from 'node:url'
import { describe, expect, it } from 'vitest'
import { languages } from '@talentplace/contract/shared/i18n/language'
import type { Message } from '@talentplace/contract/shared/i18n/message'

const root = dirname(import.meta.dirname)

/** Messages whose French is their English. */
const sameInFrench = [
  'core/content.guides',
  'core/shell.menu',
  'matching/requirements.suggestions',
  'matching/requirements.budget',
  'accounts/colleagues.invitations',
  'accounts/company.canada',
  'accounts/preferences.notifications',
  'core/notification-kinds.discussion',
  'core/titles.discussion',
  'core/titles.discussions',
  'core/titles.notification',
  'core/titles.notifications',
  'accounts/sign-in.demoClient',
  'accounts/passwords.ok',
  'billing/documents.description',
  'billing/documents.total',
  'billing/invoice-files.dateColumn',
  'billing/invoices.date',
  'billing/invoices.total',
  'hiring/agreement.client',
  // Each says in its own language where that is.
  'hiring/agreement.readEnglish',
  'hiring/agreement.readFrench',
  'hiring/checkout.total',
  'hiring/thank-you.total',
  'matching/candidates.points',
  'matching/compare.certifications',
  'matching/profile.certifications',
  'matching/profile.expert',
  'matching/profile.expertise',
  'shared/lists.actions',
  'subscriptions/brief-form.version',
  'subscriptions/brief-form.versionLabel',
  'subscriptions/reviews.excellent',
  'work/discussions.discussion',
  'work/discussions.discussions',
  'work/discussions.messages',
  'work/discussions.one',
  'work/discussions.several',
  'work/latest.discussion',
  'work/task.description',
  'work/time.csv',
  'work/time.payable',
  'work/time.pdf',
  'work/time.total',
  'work/timers.pause',
  'work/timers.pauses',
  'shared/lists.csv',
  'shared/ui.ok',
  'shared/ui.pageNumber',
]

/** Messages that the specification gives letter for letter; what is open in them is open there. */
const specified: Readonly<Record<string, readonly string[]>> = {
  'core/shell': [
    'about',
    'becomeGuru',
    'beta',
    'bookConsult',
    'careers',
    'company',
    'contact',
    'findGurus',
    'howItWorks',
    'ourMission',
    'packages',
    'pricing',
    'resourceHub',
    'sessionExpired',
    'sessionNotLoaded',
    'signIn',
    'successStories',
    'whatWeDo',
    'whyBrand',
  ],
  'matching/requirements': ['popularSearches'],
  'core/hours': ['tooFewForRole', 'tooFewSelected', 'tooFewTyped'],
  'matching/hours': ['noKeywords', 'noRoles'],
  'matching/roles': ['notRecognized', 'viewAll'],
  'matching/wizard': [
    'next',
    'nothingEntered',
    'noRoles',
    'cantGoForward',
    'keywordsFirst',
    'rolesFirst',
    'hoursFirst',
    'titleOfCandidates',
    'titleOfHours',
    'titleOfRoles',
    'titleOfSearch',
  ],
  'core/places': ['zoneFailed'],
  'matching/candidates': ['createAccount', 'getStarted', 'noMatches', 'noRoleViewed', 'noRoles', 'signIn'],
  'core/titles': ['currentSubscriptions', 'upcomingSubscriptions', 'pastSubscriptions'],
  'subscriptions/subscriptions': ['endDate', 'invoiceDay', 'remainingHours', 'roles', 'startDate', 'subscriptionHours'],
  'matching/pool': [
    'added',
    'addCandidate',
    'alreadySelected',
    'checkFailed',
    'helpMeDecide',
    'losePeople',
    'proceed',
    'removeRole',
    'removeVa',
  ],
  'matching/profile': ['loadFailed'],
  'accounts/cards': ['defaultRetained', 'madeDefault', 'notDefault', 'notDeleted', 'notEntered', 'notSaved'],
  'hiring/checkout': ['draftNeeded', 'otherAccount'],
  'shared/ui': ['errorOccurred'],
  'work/tasks': ['endOfWeek', 'thisWeek'],
  'accounts/sign-in': [
    'alreadyRegistered',
    'changePassword',
    'checkFailed',
    'codeSent',
    'collectFailed',
    'confirmPassword',
    'confirmationCode',
    'createAnAccount',
    'emailMalformed',
    'emailVerified',
    'forgotFailed',
    'fullName',
    'noBusiness',
    'passwordChanged',
    'register',
    'registerFailed',
    'resetFailed',
    'signIn',
    'signInFailed',
    'signInFailedOnPage',
    'tryLater',
    'verify',
    'verifyFailed',
    'zoneUnknown',
  ],
}
const specification = join(root, '..', 'shared', 'spec')

interface Entry {
  readonly file: string
  /** As `core/shell.menu`. */
  readonly name: string
  readonly key: string
  readonly texts: Message<string>['texts']
}

const files = globSync('contract/*/messages/*.ts', { cwd: root })
const entries = (
  await Promise.all(
    files.map(async (file) => {
      const catalog = (await import(pathToFileURL(join(root, file)).href)) as Record<string, Message<string>>
      const [, domain, , name = ''] = file.split('/')
      return Object.entries(catalog).map(([key, { texts }]): Entry => ({
        file,
        name: `${domain}/${name.replace('.ts', '')}.${key}`,
        key,
        texts,
      }))
    }),
  )
).flat()

/** What each source reads of which catalog, as `core/shell.menu`. */
function readMessages(): Set<string> {
  const read = new Set<string>()
  const sources = globSync('{contract,server,web}/**/*.{ts,tsx}', {
    cwd: root,
    exclude: ['**/node_modules/**', '**/dist/**', '**/*.test.{ts,tsx}'],
  })
  for (const source of sources) {
    const code = readFileSync(join(root, source), 'utf8')
    for (const [, alias, path = ''] of code.matchAll(/import \* as (\w+) from '([^']*\/messages\/[^']+)'/g)) {
      const file = path.startsWith('.')
        ? relative(root, join(root, dirname(source), path))
        : path.replace('@talentplace/', '')
      const [, domain, , name = ''] = file.split('/')
      for (const [, key] of code.matchAll(new RegExp(`\\b${alias}\\.(\\w+)`, 'g')))
        read.add(`${domain}/${name.replace('.ts', '')}.${key}`)
    }
  }
  return read
}

const named = (found: readonly Entry[]) => found.map(({ name }) => name)

describe('messages', () => {
  it('are all there', () => expect(entries.length).toBeGreaterThan(190))

  it('are in ICU MessageFormat in every language', () => {
    for (const { name, texts } of entries)
      for (const language of languages) expect(() => compile(texts[language]), `${name} in ${language}`).not.toThrow()
  })

  it('are read somewhere, each of them', () => {
    const read = readMessages()
    expect(named(entries.filter(({ name }) => !read.has(name)))).toEqual([])
  })

  it('are translated, but those that are the same in French', () => {
    const same = entries.filter(
      ({ texts }) => texts.fr === texts.en && /\p{L}{2}/u.test(texts.en.replaceAll(/\{[^}]*\}/g, '')),
    )
    expect(named(same).sort()).toEqual([...sameInFrench].sort())
  })

  it.skipIf(!existsSync(specification))('say in English what is specified letter for letter', () => {
    const text = globSync('*.md', { cwd: specification })
      .map((file) => readFileSync(join(specification, file), 'utf8'))
      .join('\n')
    const wrong = Object.entries(specified).flatMap(([catalog, keys]) =>
      keys.filter((key) => {
        const parts = entries.find(({ name }) => name === `${catalog}.${key}`)?.texts.en.split(/\{\w+\}/)
        return parts === undefined || !parts.every((part) => text.includes(part.trim()))
      }),
    )
    expect(wrong).toEqual([])
  })
})

describe('French is written as in Québec', () => {
  const french = entries.map(({ name, texts }) => ({ name, text: texts.fr }))
  const breaking = (form: RegExp) => french.filter(({ text }) => form.test(text)).map(({ name }) => name)

  it('has a non-breaking space before a colon and inside quotation marks', () => {
    expect(breaking(/[^\u00a0]:|«[^\u00a0]|[^\u00a0]»/)).toEqual([])
  })

  it('has no space before a semicolon, a question mark, an exclamation mark or an ellipsis', () => {
    expect(breaking(/\s[;?!…]/)).toEqual([])
  })

  it('has typographic apostrophes and quotation marks of its own', () => expect(breaking(/['"“”]/)).toEqual([]))

  it('puts no word before a name that would be shortened: “de Ana”', () => {
    const names = 'name|assistant|person|company|approver|client|who|names|candidate|sender|owner'
    expect(breaking(new RegExp(`\\b(?:[dlqjns]e|(?:qu|lorsqu|puisqu)e) (?:<\\w+>)?\\{(?:${names})[,}]`, 'iu'))).toEqual(
      [],
    )
  })

  it('keeps units and currencies with their numbers', () => {
    expect(breaking(/[\d}] (?:h|s|min|\$|%|[KMG]?o)(?!\p{L})/u)).toEqual([])
  })

  it('says vous, and courriel', () => {
    const words = french.map(({ name, text }) => ({ name, text: text.replaceAll(/\{\w+|<\/?\w+>/g, '') }))
    expect(words.filter(({ text }) => /(?<!\p{L})(?:tu|ton|ta|tes|toi)(?!\p{L})|e-?mail/iu.test(text))).toEqual([])
  })
})
