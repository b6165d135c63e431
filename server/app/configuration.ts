import { resolve } from 'node:path'
import { z } from 'zod'
import { fileURLToPath } from 'node:url'

/** Wrong configuration: one line for the person who starts the product. */
export class ConfigurationError extends Error {}

const projectFolder = fileURLToPath(new URL('../../', import.meta.url))

const flag = z.enum(['0', '1', 'true', 'false']).transform((text) => text === '1' || text === 'true')
const count = (most: number) =>
  z
    .string()
    .regex(/^\d{1,9}$/, 'must be a whole number')
    .transform(Number)
    .pipe(z.int().max(most))
const link = z.url({ protocol: /^https?$/ }).nullable()

const environment = z.object({
  NODE_ENV: z.enum(['development', 'production', 'test']).default('development'),
  PORT: count(65_535).prefault('3000'),
  HOST: z.string().min(1).default('127.0.0.1'),
  DATA_DIR: z.string().min(1).default('.data'),
  DATABASE_URL: z
    .url({ protocol: /^postgres(ql)?$/, error: 'must look like postgresql://user:password@host:5432/name' })
    .optional(),
  PUBLIC_URL: z.url({ protocol: /^https?$/ }).optional(),
  DEMO_DATA: flag.optional(),
  DEMO_ASSISTANTS: count(2_000_000).prefault('5000'),
  ALLOW_PUBLIC_DEMO: flag.prefault('0'),
  TRUST_PROXY: flag.prefault('0'),
  METRICS_TOKEN: z.string().min(16, 'must have at least 16 characters').max(500).nullable().default(null),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'silent']).default('info'),
  VISITOR_SEARCHES_PER_HOUR: count(1_000_000).prefault('60'),
  LOGIN_FAILURES_PER_PAIR: count(1_000_000).prefault('10'),
  LOGIN_FAILURES_PER_ADDRESS: count(1_000_000).prefault('100'),
  BRAND_NAME: z.string().min(1).max(60).default('Talentplace'),
  BRAND_TITLE: z.string().min(1).max(120).default('Talentplace'),
  BRAND_TAGLINE: z
    .string()
    .min(1)
    .max(200)
    .default('Canadian and American virtual assistants, matched to how you work.'),
  CLIENT_SUPPORT_EMAIL: z.email().default('clients@talentplace.example'),
  VA_SUPPORT_EMAIL: z.email().default('assistants@talentplace.example'),
  DISCOVERY_MEETING_URL: link.default(null),
  MATCHING_MEETING_URL: link.default(null),
  VA_ONBOARDING_URL: link.default(null),
})

export type Configuration = ReturnType<typeof readConfiguration>

const loopbackHosts = new Set(['127.0.0.1', 'localhost', '::1'])

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
  // Real data never gets demo people mixed in unless somebody asks for it.
  const demo = values.DEMO_DATA ?? (!production && values.DATABASE_URL === undefined)
  if (production && demo) throw new ConfigurationError('DEMO_DATA: production refuses demo data')
  if (demo && !loopbackHosts.has(values.HOST) && !values.ALLOW_PUBLIC_DEMO) {
    throw new ConfigurationError(
      `HOST: ${values.HOST} would show the demo accounts, whose password is known, to others. Set ALLOW_PUBLIC_DEMO=1 if that is meant.`,
    )
  }
  return {
    production,
    port: values.PORT,
    host: values.HOST,
    /** Relative to the project, so that the same data is found from any working directory. */
    dataDir: resolve(projectFolder, values.DATA_DIR),
    databaseUrl: values.DATABASE_URL ?? null,
    publicUrl: values.PUBLIC_URL ?? null,
    demo,
    demoAssistants: values.DEMO_ASSISTANTS,
    trustProxy: values.TRUST_PROXY,
    metricsToken: values.METRICS_TOKEN,
    logLevel: values.LOG_LEVEL,
    visitorSearches: { purpose: 'visitor search', most: values.VISITOR_SEARCHES_PER_HOUR, windowSeconds: 3600 },
    loginLimits: {
      pair: { purpose: 'login pair', most: values.LOGIN_FAILURES_PER_PAIR, windowSeconds: 900 },
      address: { purpose: 'login address', most: values.LOGIN_FAILURES_PER_ADDRESS, windowSeconds: 900 },
    },
    brand: { name: values.BRAND_NAME, title: values.BRAND_TITLE, tagline: values.BRAND_TAGLINE },
    links: {
      client_support: values.CLIENT_SUPPORT_EMAIL,
      va_support: values.VA_SUPPORT_EMAIL,
      matching_meeting: values.MATCHING_MEETING_URL,
      discovery_meeting: values.DISCOVERY_MEETING_URL,
      va_onboarding: values.VA_ONBOARDING_URL,
    },
  }
}

/** The configuration as it may be printed: the database's password is masked. */
export function printableConfiguration(configuration: Configuration): Record<string, unknown> {
  const { databaseUrl, metricsToken, ...rest } = configuration
  const masked = databaseUrl === null ? 'embedded' : databaseUrl.replace(/\/\/([^:@/]*):[^@]*@/, '//$1:***@')
  return { ...rest, metricsToken: metricsToken === null ? null : '***', database: masked }
}
