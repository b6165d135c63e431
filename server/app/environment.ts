import { z } from 'zod'
import { isKnownZone } from '../platform/clock/zones.ts'
import {
  count,
  flag,
  link,
  namedLinks,
  postgresUrl,
  postgresUrls,
  provinces,
  encryptionKeys,
  stripeKey,
  taxNumbers,
  trustedProxies,
  yearlyAmounts,
} from './environment-values.ts'

declare module 'zod' {
  interface GlobalMeta {
    /** What a variable is for, as docs/configuration.md says it. */
    readonly meaning?: string
    /** What holds where a variable without a default of its own isn't given. */
    readonly unset?: string
  }
}

/** Every variable that is read, with what docs/configuration.md says of it. */
export const environment = z.object({
  NODE_ENV: z
    .enum(['development', 'production', 'test'])
    .default('development')
    .meta({ meaning: '`production` refuses demo data, test cards and what is for trying the product out' }),
  PORT: count(65_535)
    .prefault('3000')
    .meta({ meaning: 'where to listen; a taken port is an error, never silently another' }),
  HOST: z.string().min(1).default('127.0.0.1').meta({
    meaning:
      'the address to listen on; another than this machine’s own together with demo data needs `ALLOW_PUBLIC_DEMO`',
  }),
  PROCESS: z.enum(['web', 'jobs', 'all']).default('all').meta({
    meaning:
      'what this process does: `web` serves pages, calls and sockets, `jobs` does the background work and answers only `/api/healthcheck` and `/metrics`, `all` both',
  }),
  DRAIN_SECONDS: count(600).optional().meta({
    meaning:
      'how long the process goes on serving after SIGTERM, while `/api/healthcheck` answers 503, so that a proxy sends nothing new',
    unset: '5 in production, otherwise 0',
  }),
  DATA_DIR: z
    .string()
    .min(1)
    .default('.data')
    .meta({ meaning: 'where the embedded database and attached files are kept, relative to the project' }),
  DATABASE_URL: postgresUrl
    .optional()
    .meta({ meaning: 'a PostgreSQL 18 or newer of your own', unset: 'the embedded PostgreSQL 18' }),
  DATABASE_DIRECT_URL: postgresUrl.optional().meta({
    meaning:
      'PostgreSQL itself, when `DATABASE_URL` leads through a pooler in transaction mode: for what needs a connection of its own (who listens, jobs, migrations)',
    unset: '`DATABASE_URL`',
  }),
  REDIS_URL: z
    .url({ protocol: /^rediss?$/, error: 'must look like redis://user:password@host:6379' })
    .nullable()
    .default(null)
    .meta({
      meaning: 'a Redis that carries announcements to open pages between processes; every process needs the same',
      unset: 'none: PostgreSQL carries them',
    }),
  DATABASE_REPLICA_URL: postgresUrls.default([]).meta({
    meaning: 'replicas that follow `DATABASE_URL`, several separated by commas: lists and reports are read there',
    unset: 'none',
  }),
  REPLICA_LAG_SECONDS: count(3_600)
    .prefault('5')
    .meta({ meaning: 'a replica further behind than that is out of use until it has caught up' }),
  PUBLIC_URL: z
    .url({ protocol: /^https?$/ })
    .optional()
    .meta({
      meaning:
        'the address to print, and the one that links in mails lead to; with `https` browsers are told to use nothing else',
      unset: 'from `HOST` and `PORT`',
    }),
  DEMO_DATA: flag.optional().meta({ meaning: 'demo people and accounts', unset: 'on for a new embedded database' }),
  DEMO_ASSISTANTS: count(2_000_000).prefault('5000').meta({ meaning: 'how many, at first start' }),
  DEMO_COMPANIES: count(500)
    .prefault('56')
    .meta({ meaning: 'how many companies have hired, at first start, up to half a year back' }),
  ALLOW_PUBLIC_DEMO: flag.prefault('0').meta({
    meaning:
      'allow demo data and `/dev` on a `HOST` or `PUBLIC_URL` other than this machine, and to callers through a proxy',
    unset: 'off',
  }),
  TRUST_PROXY: trustedProxies.prefault('off').meta({
    meaning:
      'whose `X-Forwarded-For` is believed: the number of proxies in a row (`1`), or their addresses and networks (`loopback`, `linklocal`, `uniquelocal`, `10.0.0.0/8,fd00::/8`); nothing that would believe everybody',
  }),
  METRICS_TOKEN: z.string().min(16, 'must have at least 16 characters').max(500).nullable().default(null).meta({
    meaning: 'bearer token for `/metrics`, and for the figures of `/api/healthcheck`',
    unset: 'none: this machine only, and not through a proxy',
  }),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'silent']).optional().meta({
    meaning: '`fatal`, `error`, `warn`, `info`, `debug`, `silent`',
    unset: '`info`; `warn` where it is `text`',
  }),
  LOG_FORMAT: z.enum(['json', 'text']).optional().meta({
    meaning: '`json` for programs that collect logs, one object per line; `text` for people',
    unset: '`text` on a terminal, otherwise `json`',
  }),
  VISITOR_SEARCHES_PER_HOUR: count(1_000_000)
    .prefault('60')
    .meta({ meaning: 'distinct searches of an address without an account' }),
  UTM_LOGS_PER_HOUR: count(1_000_000).prefault('120').meta({ meaning: 'visits recorded from one address' }),
  PROMOTION_CODES_PER_HOUR: count(1_000_000).prefault('60').meta({
    meaning: 'different promotion codes tried by one client, and from one address, wherever codes are entered',
  }),
  LOGIN_FAILURES_PER_PAIR: count(1_000_000)
    .prefault('10')
    .meta({ meaning: 'failed sign-ins in 15 minutes of one email from one address' }),
  LOGIN_FAILURES_PER_ADDRESS: count(1_000_000)
    .prefault('100')
    .meta({ meaning: 'failed sign-ins in 15 minutes of one address' }),
  LOGIN_FAILURES_PER_EMAIL: count(1_000_000).prefault('50').meta({
    meaning:
      'failed sign-ins in 15 minutes of one email over all addresses, from which on a mailed code is asked for besides the password',
  }),
  ACCOUNT_CHECKS_PER_ADDRESS: count(1_000_000)
    .prefault('60')
    .meta({ meaning: 'questions in 15 minutes whether an account exists' }),
  REGISTRATIONS_PER_ADDRESS: count(1_000_000).prefault('60').meta({ meaning: 'registrations in 15 minutes' }),
  CODE_REQUESTS_PER_ADDRESS: count(1_000_000).prefault('60').meta({ meaning: 'codes asked for in 15 minutes' }),
  CODE_TRIES_PER_ADDRESS: count(1_000_000).prefault('100').meta({ meaning: 'wrong codes in 15 minutes' }),
  CODES_MAILED_PER_EMAIL: count(1_000_000)
    .prefault('10')
    .meta({ meaning: 'mails with a code to one email in 15 minutes' }),
  SECOND_STEP_TRIES_PER_PAIR: count(1_000_000)
    .prefault('5')
    .meta({ meaning: 'wrong codes of the second step of one account from one address in 15 minutes' }),
  SECOND_STEP_TRIES_PER_ACCOUNT: count(1_000_000)
    .prefault('25')
    .meta({ meaning: 'wrong codes of the second step of one account in an hour' }),
  STAFF_TWO_STEP: flag
    .prefault('0')
    .meta({ meaning: 'staff have to set up two-step sign-in before they may do anything else' }),
  HASHES_AT_ONCE: count(1_000)
    .optional()
    .meta({ meaning: 'passwords hashed at the same time by one process', unset: 'processor cores - 1' }),
  CODE_SECRET: z.string().min(32, 'must have at least 32 characters').max(500).nullable().default(null).meta({
    meaning: 'what mailed codes are hashed with, at least 32 characters',
    unset: 'made once and kept in the database',
  }),
  SMTP_URL: z
    .url({ protocol: /^smtps?$/, error: 'must look like smtp://user:password@host:587' })
    .nullable()
    .default(null)
    .meta({
      meaning:
        'a mail server, `smtp://user:password@host:587` or `smtps://…`; in production mail waits until there is one',
      unset: 'none: mail is kept and shown at `/dev/mail`',
    }),
  INBOUND_MAIL_DOMAIN: z
    .string()
    .regex(/^[a-z\d-]+(\.[a-z\d-]+)+$/, 'must be a domain such as in.example.com')
    .max(190)
    .nullable()
    .default(null)
    .meta({
      meaning:
        'the domain whose mail our mail server hands to `/api/webhooks/mail/replies`: answers to mails about discussions go into them',
      unset: 'none: mails don’t offer it',
    }),
  INBOUND_MAIL_SECRET: z.string().min(32, 'must have at least 32 characters').max(500).nullable().default(null).meta({
    meaning: 'what our mail server shows there as `X-Webhook-Secret`, at least 32 characters',
    unset: 'nobody can hand mail over',
  }),
  MAIL_REPLY_TO: z.email().nullable().default(null).meta({
    meaning: 'the mailbox that someone reads, for answers to our mails',
    unset: '`CLIENT_SUPPORT_EMAIL`',
  }),
  MAIL_FROM: z.email().default('no-reply@talentplace.example').meta({ meaning: 'the address that mail comes from' }),
  BRAND_NAME: z.string().min(1).max(60).default('Talentplace').meta({ meaning: 'the brand' }),
  BRAND_TITLE: z.string().min(1).max(120).default('Talentplace').meta({ meaning: 'its name in titles' }),
  BRAND_TAGLINE: z
    .string()
    .min(1)
    .max(200)
    .default('Canadian and American virtual assistants, matched to how you work.')
    .meta({ meaning: 'what it says of itself' }),
  PARTNER_BRAND_NAME: z
    .string()
    .min(1)
    .max(60)
    .default('AskBetty')
    .meta({ meaning: 'the second brand, whose clients sign in with the same credentials' }),
  GOOGLE_MAPS_API_KEY: z
    .string()
    .regex(/^[\w-]{1,200}$/, 'must be letters, digits, dashes and underscores')
    .nullable()
    .default(null)
    .meta({
      meaning: 'a browser key (restricted to this site) for city suggestions; the built-in list serves without one',
      unset: 'none',
    }),
  CLIENT_SUPPORT_EMAIL: z
    .email()
    .default('clients@talentplace.example')
    .meta({ meaning: 'the mailbox for clients on the contact page' }),
  VA_SUPPORT_EMAIL: z
    .email()
    .default('assistants@talentplace.example')
    .meta({ meaning: 'the mailbox for assistants on the contact page' }),
  DISCOVERY_MEETING_URL: link
    .default(null)
    .meta({ meaning: 'where a visitor books a discovery call', unset: 'none: our own slots' }),
  MATCHING_MEETING_URL: link
    .default(null)
    .meta({ meaning: 'where a client books a matching call', unset: 'none: our own slots' }),
  MEETING_VIDEO_URL: link
    .default(null)
    .meta({ meaning: 'the video call that meetings in our own slots are held in', unset: 'none' }),
  MEETING_PHONE: z
    .string()
    .min(1)
    .nullable()
    .default(null)
    .meta({ meaning: 'the number that people call for a meeting', unset: 'none: we call them' }),
  VA_ONBOARDING_URL: link.default(null).meta({ meaning: 'where an assistant books the onboarding', unset: 'none' }),
  OFFICE_TIMEZONE: z
    .string()
    .refine(isKnownZone, 'must be a time zone such as America/Toronto')
    .default('America/Toronto')
    .meta({ meaning: 'whose working hours our own meeting slots are in' }),
  OFFICE_REGION: z
    .string()
    .regex(/^(CA|US)-[A-Z]{2}$/, 'must be a province or state such as CA-ON')
    .default('CA-ON')
    .meta({ meaning: 'whose public holidays are no business days' }),
  TIME_ENTRY_DAYS: count(365)
    .prefault('7')
    .meta({ meaning: 'days after which an assistant’s own time can only be changed by staff' }),
  APPLICATION_REMINDER_DAYS: z
    .string()
    .regex(/^\d{1,3}(,\d{1,3}){0,4}$/, 'must be up to five numbers of days, `2,7,21`')
    .transform((days) => days.split(',').map(Number))
    .refine((days) => days.every((each) => each >= 1 && each <= 365), 'must be from 1 to 365 days')
    .prefault('2,7,21')
    .meta({ meaning: 'days after which an applicant whose turn it is is reminded, once each' }),
  APPLICATION_REAPPLY_MONTHS: count(60)
    .prefault('6')
    .meta({ meaning: 'months until someone who was turned down may apply again' }),
  APPLICATION_PROBATION_DAYS: count(365)
    .prefault('90')
    .meta({ meaning: 'days of probation of an assistant whose application is accepted' }),
  APPLICATION_FEE_CENTS: z
    .literal('0', 'must be 0: applying is free (decision 0087)')
    .prefault('0')
    .meta({ meaning: 'what applying costs; only 0, so there is no such step' }),
  MINIMUM_PAYOUT_CENTS: count(1_000_000)
    .prefault('2500')
    .meta({ meaning: 'an assistant’s bill below that waits for the next half-month, in cents' }),
  PAYOUT_BUSINESS_DAYS: count(60)
    .prefault('5')
    .meta({ meaning: 'business days after its posting until a bill is expected in the assistant’s account' }),
  T4A_ABOVE_CENTS: count(100_000_000).prefault('50000').meta({
    meaning: 'a T4A is due for more than that in a year, before taxes, in cents (CRA, “Reporting fees for service”)',
  }),
  NEC_FROM_CENTS: yearlyAmounts.prefault('2020=60000,2026=200000').meta({
    meaning:
      'a 1099-NEC is due for that or more in a year, in cents, by the year it holds from (IRC 6041(a); 2,000 dollars from 2026 by Public Law 119-21, then by inflation)',
  }),
  PAYOUT_CAD_BANK: z
    .string()
    .regex(/^[A-Z0-9 ]{10},\d{5},\d{3},\d{5},\d{7,12}$/, 'must be written like 1234567890,00320,003,00012,1004589')
    .nullable()
    .default(null)
    .meta({
      meaning:
        'what our bank gave us for CPA 005 files: originator (10 characters), data centre (5), and the account that returned payments go to: institution (3), transit (5), account',
      unset: 'in production none: CAD is paid by hand; otherwise an invented one',
    }),
  PAYOUT_USD_BANK: z
    .string()
    .regex(/^\d{9},[A-Z0-9 ]{10},[^,]{1,23}$/, 'must be written like 021000021,1123456789,Name of the bank')
    .nullable()
    .default(null)
    .meta({
      meaning:
        'what our bank gave us for NACHA files: its routing number, our company number (10 characters), its name',
      unset: 'in production none: USD is paid by hand; otherwise an invented one',
    }),
  BANKING_KEY: encryptionKeys.nullable().default(null).meta({
    meaning:
      'what bank details and secrets of two-step sign-in are sealed with: 32 bytes in base64; of several, separated by commas, the first seals and all open. Processes on several machines need it',
    unset: 'made once and kept in `banking.key` in `DATA_DIR`',
  }),
  OFFICE_OPENS: count(23).prefault('9').meta({ meaning: 'the hour they begin' }),
  OFFICE_CLOSES: count(24).prefault('17').meta({ meaning: 'the hour they end' }),
  VISITOR_MEETINGS_PER_HOUR: count(1_000_000)
    .prefault('5')
    .meta({ meaning: 'discovery calls booked from one address without an account' }),
  CARD_ENTRIES_PER_HOUR: count(1_000_000)
    .prefault('40')
    .meta({ meaning: 'steps of entering a card for one client, two a card' }),
  S3_BUCKET: z
    .string()
    .regex(/^[\w.-]{3,255}$/, 'must be the name of a bucket')
    .nullable()
    .default(null)
    .meta({
      meaning: 'a bucket for the files that people attach, which nobody else may read; needs both keys',
      unset: 'none: `files` in `DATA_DIR`',
    }),
  S3_ENDPOINT: link.default(null).meta({ meaning: 'where it is, if not at Amazon', unset: 'Amazon’s own' }),
  S3_REGION: z
    .string()
    .regex(/^[\w-]{1,60}$/, 'must be the name of a region')
    .default('us-east-1')
    .meta({ meaning: 'its region' }),
  S3_ACCESS_KEY_ID: z.string().min(1).max(300).nullable().default(null).meta({ meaning: 'its key', unset: 'none' }),
  S3_SECRET_ACCESS_KEY: z
    .string()
    .min(1)
    .max(300)
    .nullable()
    .default(null)
    .meta({ meaning: 'the secret of its key', unset: 'none' }),
  BACKUP_TO: z
    .string()
    .regex(
      /^(\/.+|s3:\/\/[\w.-]{3,255}(\/[\w./-]*)?)$/,
      'must be a folder like /path or a bucket like s3://bucket/prefix',
    )
    .nullable()
    .default(null)
    .meta({
      meaning:
        'where the embedded database and attached files are backed up to: a folder, best of another disk, or `s3://bucket/prefix` by the `S3_` variables; `npm run backup`, and on schedule while the server runs',
      unset: 'none: nothing is backed up',
    }),
  BACKUP_KEY: encryptionKeys.nullable().default(null).meta({
    meaning:
      'what backups are encrypted with: 32 bytes in base64 (`openssl rand -base64 32`); of several, separated by commas, the first encrypts and all read. Keep it elsewhere too: without it nothing is restored',
    unset: 'none: they are readable, and have no `banking.key`',
  }),
  BACKUP_EVERY: count(168)
    .prefault('24')
    .refine((hours) => hours >= 1, 'must be at least 1')
    .meta({ meaning: 'hours from one backup to the next; between them the log follows each minute' }),
  BACKUP_KEEP: count(1_000)
    .prefault('7')
    .refine((backups) => backups >= 1, 'must be at least 1')
    .meta({ meaning: 'how many verified backups are kept: to any second since the oldest of them can be restored' }),
  WELCOME_VIDEO_URL: link.default(null).meta({ meaning: 'the video of the thank-you page', unset: 'none' }),
  COMMUNITY_HUB_URL: link.default(null).meta({ meaning: 'where assistants meet each other', unset: 'none' }),
  STRIPE_SECRET_KEY: stripeKey('sk').or(stripeKey('rk')).nullable().default(null).meta({
    meaning: 'Stripe’s secret or restricted key; all three keys or none',
    unset: 'none: test cards, and in production no cards',
  }),
  STRIPE_PUBLISHABLE_KEY: stripeKey('pk')
    .nullable()
    .default(null)
    .meta({ meaning: 'the key that Stripe’s card fields use', unset: 'none' }),
  STRIPE_WEBHOOK_SECRET: stripeKey('whsec')
    .nullable()
    .default(null)
    .meta({ meaning: 'signs what Stripe tells `/api/webhooks/stripe`', unset: 'none' }),
  LIVE_CHAT_SCRIPT_URL: z
    .url({ protocol: /^https$/ })
    .nullable()
    .default(null)
    .meta({
      meaning: 'the script of a support chat for visitors; it has to work from its own host alone',
      unset: 'none',
    }),
  SOCIAL_LINKS: namedLinks
    .default([])
    .meta({ meaning: 'the footer’s links elsewhere, `LinkedIn=https://…,YouTube=https://…`', unset: 'none' }),
  SUPPLIER_NAME: z
    .string()
    .min(1)
    .max(200)
    .optional()
    .meta({ meaning: 'who agreements are made with and invoices come from', unset: 'the brand’s name' }),
  SUPPLIER_ADDRESS: z
    .string()
    .max(500)
    .default('')
    .meta({ meaning: 'its address on invoices and in every email, lines separated by a vertical bar', unset: 'none' }),
  SUPPLIER_PROVINCE: z.enum(provinces, 'must be a province or territory such as ON').optional().meta({
    meaning: 'our province, at whose rates assistants charge us GST, HST and QST',
    unset: 'that of `OFFICE_REGION`; of an office in the United States none, and bills bear no taxes',
  }),
  SUPPLIER_TAX_NUMBERS: taxNumbers
    .default([])
    .meta({ meaning: 'what it is registered as for taxes, `GST/HST=123456789 RT0001,QST=…`', unset: 'none' }),
})
