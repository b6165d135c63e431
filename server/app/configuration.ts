import { postalIssue } from '@talentplace/contract/accounts/company/postal-code'
import { resolve } from 'node:path'
import type { z } from 'zod'
import { fileURLToPath } from 'node:url'
import { hashesAtOnceByDefault } from '../accounts/stored-passwords/hash-queue.ts'
import type { OurBanks } from '../payroll/payouts/our-bank.ts'
import type { S3Keys } from '../platform/files/s3-store.ts'
import type { S3Account } from '../platform/files/s3-client.ts'
import type { StripeAddress } from '../platform/payments/stripe/stripe-processor.ts'
import { environment } from './environment.ts'

/** Wrong configuration: one line for the person who starts the product. */
export class ConfigurationError extends Error {}

const projectFolder = fileURLToPath(new URL('../../', import.meta.url))

export type Configuration = ReturnType<typeof readConfiguration>

export interface StripeKeys {
  readonly secretKey: string
  readonly publishableKey: string
  readonly webhookSecret: string
  /** Of a stand-in, in tests and drills: no variable sets it. */
  readonly address?: StripeAddress
}

export interface BackupRules {
  /** A folder, or `s3://bucket/prefix`. */
  readonly to: string
  /** Null for a folder. */
  readonly s3: S3Account | null
  /** In base64, the one that encrypts first; null: they are readable. */
  readonly keys: readonly string[] | null
  readonly everyHours: number
  readonly keep: number
}

/** All of them, or null for none. @throws ConfigurationError for some of them: charges would go through unheard of */
function stripeKeys(values: z.output<typeof environment>): StripeKeys | null {
  const { STRIPE_SECRET_KEY, STRIPE_PUBLISHABLE_KEY, STRIPE_WEBHOOK_SECRET } = values
  const keys = { STRIPE_SECRET_KEY, STRIPE_PUBLISHABLE_KEY, STRIPE_WEBHOOK_SECRET }
  const missing = Object.entries(keys).flatMap(([name, key]) => (key === null ? [name] : []))
  if (missing.length === 3) return null
  if (STRIPE_SECRET_KEY === null || STRIPE_PUBLISHABLE_KEY === null || STRIPE_WEBHOOK_SECRET === null) {
    throw new ConfigurationError(`${missing[0]}: Stripe needs all three of ${Object.keys(keys).join(', ')}`)
  }
  return {
    secretKey: STRIPE_SECRET_KEY,
    publishableKey: STRIPE_PUBLISHABLE_KEY,
    webhookSecret: STRIPE_WEBHOOK_SECRET,
  }
}

/** All of them, or null for none. @throws ConfigurationError for some of them: files would go where nobody looks for them */
function s3Keys(values: z.output<typeof environment>): S3Keys | null {
  const { S3_BUCKET: bucket, S3_ACCESS_KEY_ID: accessKeyId, S3_SECRET_ACCESS_KEY: secretAccessKey } = values
  if (bucket === null && accessKeyId === null && secretAccessKey === null) return null
  // Keys alone are for backups.
  if (bucket === null && values.BACKUP_TO?.startsWith('s3:')) return null
  if (bucket === null || accessKeyId === null || secretAccessKey === null) {
    const missing = bucket === null ? 'S3_BUCKET' : accessKeyId === null ? 'S3_ACCESS_KEY_ID' : 'S3_SECRET_ACCESS_KEY'
    throw new ConfigurationError(
      `${missing}: a bucket needs all three of S3_BUCKET, S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY`,
    )
  }
  return { endpoint: values.S3_ENDPOINT, region: values.S3_REGION, bucket, accessKeyId, secretAccessKey }
}

/** Where backups go and how; null: nowhere. @throws ConfigurationError for a bucket without keys */
function backupRules(values: z.output<typeof environment>): BackupRules | null {
  const { BACKUP_TO: to, S3_ACCESS_KEY_ID: accessKeyId, S3_SECRET_ACCESS_KEY: secretAccessKey } = values
  if (to === null) return null
  const rules = { keys: values.BACKUP_KEY, everyHours: values.BACKUP_EVERY, keep: values.BACKUP_KEEP }
  if (!to.startsWith('s3://')) return { ...rules, to, s3: null }
  if (accessKeyId === null || secretAccessKey === null)
    throw new ConfigurationError('BACKUP_TO: a bucket needs both of S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY')
  return { ...rules, to, s3: { endpoint: values.S3_ENDPOINT, region: values.S3_REGION, accessKeyId, secretAccessKey } }
}

/** Invented, for trying payouts out: no bank takes a file of theirs. */
const inventedBanks = { cad: '0000000000,00000,999,00000,0000000', usd: '990000000,0000000000,NO BANK' } as const

/** What our banks gave us, by currency. */
function ourBanks({ PAYOUT_CAD_BANK, PAYOUT_USD_BANK }: z.output<typeof environment>, production: boolean): OurBanks {
  const cad = PAYOUT_CAD_BANK ?? (production ? null : inventedBanks.cad)
  const usd = PAYOUT_USD_BANK ?? (production ? null : inventedBanks.usd)
  const [id = '', dataCentre = '', institution = '', transit = '', account_number = ''] = cad?.split(',') ?? []
  const [routing = '', companyId = '', bankName = ''] = usd?.split(',') ?? []
  return {
    cad: cad === null ? null : { id, dataCentre, returns: { institution, transit, account_number } },
    usd: usd === null ? null : { routing, companyId, bankName },
  }
}

/** The province of an office in Canada; null: it is in the United States. */
const provinceOf = (region: string) => (region.startsWith('CA-') ? region.slice(3) : null)

/** Both, or null for neither. @throws ConfigurationError for one alone: mails would promise what nobody hands over */
function inboundMail({ INBOUND_MAIL_DOMAIN: domain, INBOUND_MAIL_SECRET: secret }: z.output<typeof environment>) {
  if (domain === null && secret === null) return null
  if (domain === null || secret === null) {
    const missing = domain === null ? 'INBOUND_MAIL_DOMAIN' : 'INBOUND_MAIL_SECRET'
    throw new ConfigurationError(`${missing}: replies by mail need both of INBOUND_MAIL_DOMAIN, INBOUND_MAIL_SECRET`)
  }
  return { domain, secret }
}

/** At so many wrong codes of the second step within an hour its owner is told. */
const wrongCodesNotified = 5

/** How often someone may try to sign in, sign up or have a code sent. */
function accountLimits(values: z.output<typeof environment>) {
  return {
    loginPair: { purpose: 'login pair', max: values.LOGIN_FAILURES_PER_PAIR, windowSeconds: 900 },
    loginAddress: { purpose: 'login address', max: values.LOGIN_FAILURES_PER_ADDRESS, windowSeconds: 900 },
    loginEmail: { purpose: 'login email', max: values.LOGIN_FAILURES_PER_EMAIL, windowSeconds: 900 },
    checks: { purpose: 'account check', max: values.ACCOUNT_CHECKS_PER_ADDRESS, windowSeconds: 900 },
    registrations: { purpose: 'registration', max: values.REGISTRATIONS_PER_ADDRESS, windowSeconds: 900 },
    codeRequests: { purpose: 'code request', max: values.CODE_REQUESTS_PER_ADDRESS, windowSeconds: 900 },
    codeTries: { purpose: 'code try', max: values.CODE_TRIES_PER_ADDRESS, windowSeconds: 900 },
    codesMailed: { purpose: 'code mailed', max: values.CODES_MAILED_PER_EMAIL, windowSeconds: 900 },
    secondStepPair: { purpose: 'second step pair', max: values.SECOND_STEP_TRIES_PER_PAIR, windowSeconds: 900 },
    secondStepAccount: { purpose: 'second step', max: values.SECOND_STEP_TRIES_PER_ACCOUNT, windowSeconds: 3600 },
    secondStepWrong: { purpose: 'second step wrong', max: wrongCodesNotified, windowSeconds: 3600 },
  }
}

function linksOf(values: z.output<typeof environment>) {
  return {
    client_support: values.CLIENT_SUPPORT_EMAIL,
    va_support: values.VA_SUPPORT_EMAIL,
    matching_meeting: values.MATCHING_MEETING_URL,
    discovery_meeting: values.DISCOVERY_MEETING_URL,
    va_onboarding: values.VA_ONBOARDING_URL,
    welcome_video: values.WELCOME_VIDEO_URL,
    community_hub: values.COMMUNITY_HUB_URL,
    live_chat_script: values.LIVE_CHAT_SCRIPT_URL,
    social: values.SOCIAL_LINKS,
  }
}

const loopbackHosts = new Set(['127.0.0.1', 'localhost', '::1'])

/** True for a host or address by which others than this machine could reach us. */
function isPublic(name: 'HOST' | 'PUBLIC_URL', value: string | undefined): boolean {
  if (value === undefined) return false
  const host = name === 'HOST' ? value : new URL(value).hostname.replace(/^\[(.*)\]$/, '$1')
  return !loopbackHosts.has(host)
}

const addressOf = (host: string, port: number) => `http://${host.includes(':') ? `[${host}]` : host}:${port}`

/** Reads and checks the environment once. @throws ConfigurationError with one line. */
export function readConfiguration(variables: NodeJS.ProcessEnv) {
  const given = Object.fromEntries(Object.entries(variables).filter(([, value]) => value !== undefined && value !== ''))
  const result = environment.safeParse(given)
  if (!result.success) {
    const [issue] = result.error.issues
    throw new ConfigurationError(`${issue?.path.join('.')}: ${issue?.message}`)
  }
  const values = result.data
  const production = values.NODE_ENV === 'production'
  // Real data never gets demo people mixed in unless someone asks for it.
  const demo = values.DEMO_DATA ?? (!production && values.DATABASE_URL === undefined)
  if (production && demo) throw new ConfigurationError('DEMO_DATA: production refuses demo data')
  const publicName = (['HOST', 'PUBLIC_URL'] as const).find((name) => isPublic(name, values[name]))
  if (demo && publicName !== undefined && !values.ALLOW_PUBLIC_DEMO) {
    throw new ConfigurationError(
      `${publicName}: ${values[publicName]} would show the demo accounts, whose password is known, to others. Set ALLOW_PUBLIC_DEMO=1 if that is meant.`,
    )
  }
  if (values.DATABASE_DIRECT_URL !== undefined && values.DATABASE_URL === undefined) {
    throw new ConfigurationError('DATABASE_DIRECT_URL: needs DATABASE_URL, the pooler that leads to it')
  }
  if (values.DATABASE_REPLICA_URL.length > 0 && values.DATABASE_URL === undefined) {
    throw new ConfigurationError('DATABASE_REPLICA_URL: needs DATABASE_URL, the database that the replicas follow')
  }
  if (values.OFFICE_OPENS >= values.OFFICE_CLOSES) {
    throw new ConfigurationError('OFFICE_CLOSES: must be after OFFICE_OPENS')
  }
  const supplierProvince = values.SUPPLIER_PROVINCE ?? provinceOf(values.OFFICE_REGION)
  const [code = ''] = /[A-Z]\d[A-Z][\s-]?\d[A-Z]\d/i.exec(values.SUPPLIER_ADDRESS) ?? []
  const problem = code === '' ? null : postalIssue(code, 'CA', supplierProvince ?? '')
  if (problem !== null) {
    throw new ConfigurationError(
      `SUPPLIER_ADDRESS: ${problem}, or set SUPPLIER_PROVINCE: it decides which taxes bills bear`,
    )
  }
  return {
    production,
    /** Tests: what would only be logged for people stops at once. */
    test: values.NODE_ENV === 'test',
    port: values.PORT,
    host: values.HOST,
    /** Relative to the project, so that the same data is found from any working directory. */
    dataDir: resolve(projectFolder, values.DATA_DIR),
    databaseUrl: values.DATABASE_URL ?? null,
    /** PostgreSQL itself, where `databaseUrl` leads through a pooler; null where it doesn’t. */
    databaseDirectUrl: values.DATABASE_DIRECT_URL ?? null,
    /** Null: PostgreSQL carries announcements to open pages. */
    redisUrl: values.REDIS_URL,
    /** What this process does. */
    process: values.PROCESS,
    drainSeconds: values.DRAIN_SECONDS ?? (production ? 5 : 0),
    /** Lists and reports are read there; none: from the database itself. */
    replicaUrls: values.DATABASE_REPLICA_URL,
    longestReplicaLag: values.REPLICA_LAG_SECONDS * 1000,
    /** Where people find us, without a slash at the end; links in mails begin with it. */
    publicUrl: (values.PUBLIC_URL ?? addressOf(values.HOST, values.PORT)).replace(/\/+$/, ''),
    demo,
    demoAssistants: values.DEMO_ASSISTANTS,
    demoCompanies: values.DEMO_COMPANIES,
    trustedProxies: values.TRUST_PROXY,
    metricsToken: values.METRICS_TOKEN,
    /** Null: as the format has it. */
    logLevel: values.LOG_LEVEL ?? null,
    /** Null: for people on a terminal, for programs elsewhere. */
    logFormat: values.LOG_FORMAT ?? null,
    visitorSearches: { purpose: 'visitor search', max: values.VISITOR_SEARCHES_PER_HOUR, windowSeconds: 3600 },
    /** Our own meetings are in these hours, on weekdays. */
    officeHours: { timezone: values.OFFICE_TIMEZONE, opens: values.OFFICE_OPENS, closes: values.OFFICE_CLOSES },
    meetingPlaces: { video: values.MEETING_VIDEO_URL, phone: values.MEETING_PHONE },
    /** Logged time is reviewed by these business days, and an assistant's own for so many days. */
    timeRules: {
      officeZone: values.OFFICE_TIMEZONE,
      officeRegion: values.OFFICE_REGION,
      ownDays: values.TIME_ENTRY_DAYS,
    },
    /** What assistants are paid: what waits, how long the money takes, and whose taxes they charge. */
    billRules: {
      minimumCents: values.MINIMUM_PAYOUT_CENTS,
      payoutDays: values.PAYOUT_BUSINESS_DAYS,
      supplierProvince,
    },
    /** From what a year’s payments on an assistant’s tax slip is made out. */
    slipRules: { t4aAboveCents: values.T4A_ABOVE_CENTS, necFrom: values.NEC_FROM_CENTS },
    /** How applicants are treated. */
    applicationRules: {
      reminderDays: values.APPLICATION_REMINDER_DAYS,
      reapplyMonths: values.APPLICATION_REAPPLY_MONTHS,
      probationDays: values.APPLICATION_PROBATION_DAYS,
    },
    ourBanks: ourBanks(values, production),
    /** Banks that are for trying payouts out. */
    inventedBanks: {
      cad: !production && values.PAYOUT_CAD_BANK === null,
      usd: !production && values.PAYOUT_USD_BANK === null,
    },
    /** Null: kept in a file beside the embedded database. */
    bankingKeys: values.BANKING_KEY,
    visitorMeetings: { purpose: 'visitor meeting', max: values.VISITOR_MEETINGS_PER_HOUR, windowSeconds: 3600 },
    /** Cards entered for one client, each begun and kept: a stolen list of them is tried elsewhere. */
    cardEntries: { purpose: 'card entry', max: values.CARD_ENTRIES_PER_HOUR, windowSeconds: 3600 },
    promotionCodes: { purpose: 'promotion code', max: values.PROMOTION_CODES_PER_HOUR, windowSeconds: 3600 },
    utmLogs: { purpose: 'utm log', max: values.UTM_LOGS_PER_HOUR, windowSeconds: 3600 },
    accountLimits: accountLimits(values),
    /** Staff have to set up two-step sign-in before they may do anything else. */
    staffTwoStep: values.STAFF_TWO_STEP,
    hashesAtOnce: Math.max(1, values.HASHES_AT_ONCE ?? hashesAtOnceByDefault),
    /** Null: a key of the database's own. */
    codeSecret: values.CODE_SECRET,
    smtpUrl: values.SMTP_URL,
    mailFrom: {
      name: values.BRAND_NAME,
      address: values.MAIL_FROM,
      replyTo: values.MAIL_REPLY_TO ?? values.CLIENT_SUPPORT_EMAIL,
    },
    /** Null: mails about discussions offer no reply. */
    inboundMail: inboundMail(values),
    /** Whoever reads these mails can become anybody: never in production, and never for strangers unless that is meant. */
    showsMail: !production && (publicName === undefined || values.ALLOW_PUBLIC_DEMO),
    /** Others reach us, or may: what is for trying the product out shows them nothing unless that is meant. */
    isPublic: publicName !== undefined,
    publicDemo: values.ALLOW_PUBLIC_DEMO,
    brand: { name: values.BRAND_NAME, title: values.BRAND_TITLE, tagline: values.BRAND_TAGLINE },
    partnerBrand: values.PARTNER_BRAND_NAME,
    /** Who agreements are made with and invoices come from. */
    supplier: {
      name: values.SUPPLIER_NAME ?? values.BRAND_NAME,
      address: values.SUPPLIER_ADDRESS.split('|')
        .map((line) => line.trim())
        .filter((line) => line !== ''),
      tax_numbers: values.SUPPLIER_TAX_NUMBERS,
    },
    /** Null: the embedded test processor, and in production no cards at all. */
    stripe: stripeKeys(values),
    /** Null: attached files are kept in a folder. */
    s3: s3Keys(values),
    /** Null: nothing is backed up by us. */
    backup: backupRules(values),
    /** Meant for browsers: restrict it to this site's address at Google. */
    googleMapsKey: values.GOOGLE_MAPS_API_KEY,
    links: linksOf(values),
  }
}

const withoutPassword = (url: string) => url.replace(/\/\/([^:@/]*):[^@]*@/, '//$1:***@')

/** The configuration as it may be printed: passwords are masked. */
export function printableConfiguration(configuration: Configuration): Record<string, unknown> {
  const {
    databaseUrl,
    databaseDirectUrl,
    replicaUrls,
    redisUrl,
    smtpUrl,
    metricsToken,
    inboundMail: inbound,
    codeSecret,
    bankingKeys,
    stripe,
    s3,
    backup,
    ...rest
  } = configuration
  return {
    ...rest,
    metricsToken: metricsToken === null ? null : '***',
    inboundMail: inbound && { ...inbound, secret: '***' },
    codeSecret: codeSecret === null ? null : '***',
    bankingKeys: bankingKeys === null ? 'kept in a file' : '***',
    stripe: stripe && { ...stripe, secretKey: '***', webhookSecret: '***' },
    s3: s3 && { ...s3, secretAccessKey: '***' },
    backup: backup && {
      ...backup,
      s3: backup.s3 && { ...backup.s3, secretAccessKey: '***' },
      keys: backup.keys === null ? null : '***',
    },
    smtp: smtpUrl === null ? 'kept in the database' : withoutPassword(smtpUrl),
    database: databaseUrl === null ? 'embedded' : withoutPassword(databaseUrl),
    databaseDirect: databaseDirectUrl === null ? null : withoutPassword(databaseDirectUrl),
    redis: redisUrl === null ? null : withoutPassword(redisUrl),
    replicas: replicaUrls.map(withoutPassword),
  }
}
