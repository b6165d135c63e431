import { randomBytes, randomUUID } from 'node:crypto'
import type { Integration } from '../desk/readiness/integration.ts'
import type { Clock } from '../platform/clock/clock.ts'
import { longestZoneDataMonths, zoneDataMonths } from '../platform/clock/zone-data-age.ts'
import { zoneDataVersion } from '../platform/clock/zones.ts'
import type { FileStore } from '../platform/files/file-store.ts'
import type { MailTransport } from '../platform/mail/mail-transport.ts'
import type { CardProcessor } from '../platform/payments/card-processor.ts'
import type { FanOut } from '../platform/realtime/fan-out/fan-out.ts'
import { requireGoodBackup, type GoodBackups } from '../desk/backups/require-good-backup.ts'
import type { Configuration } from './configuration.ts'

interface Ports {
  readonly configuration: Configuration
  readonly clock: Clock
  readonly processor: CardProcessor | null
  readonly transport: MailTransport | null
  readonly files: FileStore
  readonly fanOut: Pick<FanOut, 'name' | 'connected'>
  /** Null: the embedded database isn't backed up, or isn't what is used. */
  readonly backups: GoodBackups | null
}

const patience = 10_000

/** @throws Error for a page that isn't there */
async function visit(url: string): Promise<void> {
  const { ok, status } = await fetch(url, { signal: AbortSignal.timeout(patience) })
  if (!ok) throw new Error(`${new URL(url).hostname} answered ${status}.`)
}

function payment({ processor }: Ports): Integration {
  const service = 'payment'
  if (processor === null) {
    return {
      service,
      status: 'not_set',
      detail: 'No cards are taken. STRIPE_SECRET_KEY, STRIPE_PUBLISHABLE_KEY and STRIPE_WEBHOOK_SECRET set Stripe.',
    }
  }
  const test = () => processor.check()
  return processor.name === 'stripe'
    ? { service, status: 'ok', detail: 'Stripe.', test }
    : {
        service,
        status: 'test_mode',
        detail:
          'Test cards: no money moves. STRIPE_SECRET_KEY, STRIPE_PUBLISHABLE_KEY and STRIPE_WEBHOOK_SECRET set Stripe.',
        test,
      }
}

function mail({ transport }: Ports): Integration {
  const service = 'mail'
  if (transport === null)
    return { service, status: 'not_set', detail: 'Emails wait and reach nobody. SMTP_URL sets a mail server.' }
  return transport.keepsBodies
    ? {
        service,
        status: 'test_mode',
        detail: 'Emails are kept here, to be read at /dev/mail. SMTP_URL sets a mail server.',
      }
    : { service, status: 'ok', detail: 'A mail server, set by SMTP_URL.', test: () => transport.check() }
}

function maps({ configuration: { googleMapsKey } }: Ports): Integration {
  return googleMapsKey === null
    ? {
        service: 'maps',
        status: 'not_set',
        detail: 'Our own list of Canadian and US cities serves. GOOGLE_MAPS_API_KEY adds Google’s.',
      }
    : {
        service: 'maps',
        status: 'ok',
        detail: 'Google Maps. Its key works only in browsers on this site: type a city on a company’s page to try it.',
      }
}

function calendar({ configuration: { links } }: Ports): Integration {
  const urls = [links.discovery_meeting, links.matching_meeting].filter((url) => url !== null)
  return urls.length === 0
    ? {
        service: 'calendar',
        status: 'not_set',
        detail: 'Our own slots serve. DISCOVERY_MEETING_URL and MATCHING_MEETING_URL lead to another calendar.',
      }
    : {
        service: 'calendar',
        status: 'ok',
        detail: `People book at ${[...new Set(urls.map((url) => new URL(url).hostname))].join(' and ')}.`,
        test: async () => {
          for (const url of urls) await visit(url)
        },
      }
}

function storage({ configuration: { s3 }, files }: Ports): Integration {
  return {
    service: 'storage',
    status: 'ok',
    detail:
      s3 === null ? 'A folder of this machine. S3_BUCKET and its keys set a bucket.' : 'A bucket, set by S3_BUCKET.',
    async test() {
      const key = `readiness-${randomUUID()}`
      const bytes = randomBytes(32)
      await files.put(key, bytes, 'application/octet-stream')
      const read = await files.get(key)
      await files.remove(key)
      if (!read?.equals(bytes)) throw new Error('What was written could not be read again.')
    },
  }
}

function backups({ configuration: { backup, databaseUrl }, backups: store, clock }: Ports): Integration {
  const service = 'backups'
  if (databaseUrl !== null)
    return { service, status: 'not_set', detail: 'The database is your own, and so are its backups.' }
  if (backup === null)
    return {
      service,
      status: 'not_set',
      detail: 'BACKUP_TO sets where to.',
      warning: 'Nothing is backed up: with this machine’s disk all of it would be lost.',
    }
  return {
    service,
    status: 'ok',
    detail: `To ${store?.store.address}, ${backup.keys === null ? 'readable' : 'encrypted'}, every ${backup.everyHours} hours and the log each minute.`,
    ...(store && { test: () => requireGoodBackup(store, clock.now()) }),
  }
}

function realtime({ fanOut }: Ports): Integration {
  return {
    service: 'realtime',
    status: 'ok',
    detail: fanOut.name === 'redis' ? 'Through Redis, set by REDIS_URL.' : 'Through PostgreSQL. REDIS_URL sets Redis.',
    test: () =>
      fanOut.connected
        ? Promise.resolve()
        : Promise.reject(new Error('This process hears no announcements, so open pages don’t follow changes.')),
  }
}

function payouts({ configuration: { ourBanks, inventedBanks } }: Ports, currency: 'cad' | 'usd'): Integration {
  const service = `payouts_${currency}` as const
  const name = `PAYOUT_${currency.toUpperCase()}_BANK`
  if (ourBanks[currency] === null)
    return { service, status: 'not_set', detail: `Assistants are paid by hand. ${name} sets our bank.` }
  return inventedBanks[currency]
    ? { service, status: 'test_mode', detail: `An invented bank: no bank takes its files. ${name} sets ours.` }
    : { service, status: 'ok', detail: 'Files for our bank are made and released at Bills.' }
}

function taxNumbers({ configuration: { supplier } }: Ports): Integration {
  const service = 'supplier_tax_numbers'
  return supplier.tax_numbers.length === 0
    ? {
        service,
        status: 'not_set',
        detail: 'SUPPLIER_TAX_NUMBERS sets them.',
        warning: 'Invoices of $100 and more lack the number that clients need to claim the tax back.',
      }
    : {
        service,
        status: 'ok',
        detail: `${supplier.tax_numbers.map(({ name }) => name).join(' and ')} on every invoice.`,
      }
}

function zoneData({ clock }: Ports): Integration {
  const test = () => {
    const months = zoneDataMonths(zoneDataVersion, clock.now())
    if (months <= longestZoneDataMonths) return Promise.resolve()
    return Promise.reject(
      new Error(`Release ${zoneDataVersion} is about ${months} months old. Update moment-timezone.`),
    )
  }
  return { service: 'zone_data', status: 'ok', detail: `Release ${zoneDataVersion}, our own.`, test }
}

/** Every outside service as it is set, never with a secret. */
export function integrationsOf(ports: Ports): Integration[] {
  return [
    payment(ports),
    mail(ports),
    maps(ports),
    calendar(ports),
    storage(ports),
    backups(ports),
    realtime(ports),
    {
      service: 'accounting_export',
      status: 'ok',
      detail: 'Files for QuickBooks Online and Xero are made at Finance; nothing is connected.',
    },
    payouts(ports, 'cad'),
    payouts(ports, 'usd'),
    taxNumbers(ports),
    zoneData(ports),
  ]
}
