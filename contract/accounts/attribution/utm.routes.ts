import * as t from '../messages/fields.ts'
import { namedUser } from '../../shared/named-people.ts'
import { z } from 'zod'
import { searchWords } from '../../shared/search-words.ts'
import { operation } from '../../shared/operation.ts'
import { codeText, lineText } from '../../shared/line-text.ts'
import { paging } from '../../shared/paging.ts'
import { uuid } from '../../shared/identifier.ts'
import { longestUtmParameter } from './utm-value.ts'
import { humanText } from '../../shared/human-text.ts'

const parameter = humanText().max(longestUtmParameter)
const parameters = {
  utm_source: parameter.optional(),
  utm_medium: parameter.optional(),
  utm_campaign: parameter.optional(),
  utm_term: parameter.optional(),
  utm_content: parameter.optional(),
  utm_id: parameter.optional(),
}

/** A uuid or a shortcode (`isUtmUuid` says which). */
export const utmValue = codeText().min(1).max(64)

export const utmOrigin = z.enum(['made', 'referral', 'seen'])
export type UtmOrigin = z.infer<typeof utmOrigin>

export const utmEvent = z.enum(['pageview', 'signup'])

/** A shortcode as people type it: letters, digits and dashes, and never in the form of a uuid. */
export const shortcode = codeText().regex(/^[A-Za-z0-9][A-Za-z0-9-]{2,31}$/, { error: () => t.shortcodeForm() })

/** Where a link of ours leads: a path of the product. */
export const destination = humanText()
  .max(300)
  .regex(/^\/([^/\s?#\\][^\s?#\\]*)?$/, { error: () => t.pathForm() })

const stored = z.string().nullable()

export const utm = z.object({
  uuid: z.uuid(),
  /** Null: seen in an address, not made by anybody. */
  shortcode: stored,
  /** What staff call it. */
  label: z.string(),
  utm_source: stored,
  utm_medium: stored,
  utm_campaign: stored,
  utm_term: stored,
  utm_content: stored,
  utm_id: stored,
  destination: z.string(),
  /** Path and query that count for this record: `/pricing?utm=SPRING26`. */
  link: z.string(),
  /** `made` by staff, a person's `referral`, or `seen` in an address. */
  origin: utmOrigin,
  owner: namedUser.nullable(),
  pageviews: z.int(),
  signups: z.int(),
  last_seen: z.iso.datetime().nullable(),
  created_date: z.iso.datetime(),
})
export type Utm = z.infer<typeof utm>

/**
 * C5.3: a visit by a link with UTM parameters. `uuid` is the record it counts for: the one `utm` names, else the one
 * with exactly these parameters (noted at its first visit), else null.
 */
export const logUtmEvent = operation({
  name: 'attribution.logUtmEvent',
  method: 'POST',
  path: '/utm/log',
  summary: 'Log a visit by a link with UTM parameters',
  caller: 'anyone',
  query: z.object({ event: z.enum(['pageview']) }),
  body: z.object({ utm: parameter.optional(), ...parameters, page: z.string().max(300).optional() }),
  /** `is_referral`: the record is someone’s referral link. */
  reply: z.object({ uuid: z.uuid().nullable(), shortcode: stored, is_referral: z.boolean() }),
  failures: ['429 too_many'],
})

/** A6.6: newest first. `searchQuery` looks in shortcode, label and parameters. */
export const listUtms = operation({
  name: 'attribution.listUtms',
  method: 'GET',
  path: '/utm',
  summary: 'UTM records with what came of them',
  caller: ['admin_utm.view'],
  readsReplica: true,
  query: z.object({
    pagination: paging(10, ['created_date', 'shortcode', 'label', 'origin', 'pageviews', 'signups', 'last_seen']),
    searchQuery: searchWords,
    origin: utmOrigin.optional(),
  }),
  reply: z.object({ utms: z.array(utm), count: z.int() }),
})

/** What was logged, newest first. `utm` null: the value named no record; `value` keeps what the address said. */
export const listUtmLog = operation({
  name: 'attribution.listUtmLog',
  method: 'GET',
  path: '/utm/log',
  summary: 'Logged visits and sign-ups',
  caller: ['admin_utm.view'],
  readsReplica: true,
  query: z.object({
    pagination: paging(25, ['created_date', 'event']),
    utm_uuid: uuid.optional(),
    event: utmEvent.optional(),
  }),
  reply: z.object({
    log: z.array(
      z.object({
        uuid: z.uuid(),
        event: utmEvent,
        utm: z.object({ uuid: z.uuid(), shortcode: stored, label: z.string() }).nullable(),
        value: stored,
        page: z.string(),
        created_date: z.iso.datetime(),
      }),
    ),
    count: z.int(),
  }),
})

/** One record by its uuid or shortcode. */
export const getUtm = operation({
  name: 'attribution.getUtm',
  method: 'GET',
  path: '/utm/{id}',
  summary: 'One UTM record by uuid or shortcode',
  caller: ['admin_utm.view'],
  params: z.object({ id: utmValue }),
  reply: utm,
  failures: ['404 not_found'],
})

/** The caller's own referral link for a campaign, the same one whenever it is asked for. */
export const generateReferral = operation({
  name: 'attribution.generateReferral',
  method: 'GET',
  path: '/utm/generate_referral',
  summary: 'The caller’s referral link for a campaign',
  caller: ['client', 'virtualassistant', 'admin_utm.view'],
  flag: { name: 'referral-links', beta: ['client.beta', 'virtualassistant.beta'] },
  query: z.object({ campaign: humanText().min(1).max(100) }),
  reply: z.object({
    uuid: z.uuid(),
    shortcode: z.string(),
    campaign: z.string(),
    link: z.string(),
    pageviews: z.int(),
    signups: z.int(),
  }),
  failures: ['409 too_many_campaigns'],
})

const words = {
  label: lineText().min(1).max(200),
  destination: destination.default('/'),
  ...parameters,
}

/** Without a shortcode one is made up. */
export const createUtm = operation({
  name: 'attribution.createUtm',
  method: 'POST',
  path: '/utm',
  summary: 'Make a UTM record',
  caller: ['admin_utm.edit'],
  body: z.object({ shortcode: shortcode.optional(), ...words }),
  reply: utm,
  failures: ['409 shortcode_taken'],
})

/** The shortcode stays: links with it are out in the world. */
export const saveUtm = operation({
  name: 'attribution.saveUtm',
  method: 'PUT',
  path: '/utm/{id}',
  summary: 'Change a UTM record',
  caller: ['admin_utm.edit'],
  params: z.object({ id: uuid }),
  body: z.object(words),
  reply: utm,
  failures: ['404 not_found', '409 parameters_fixed'],
})
