import { z } from 'zod'
import { meetingWays } from '../calendar/meeting-ways.ts'
import { language } from '../criteria/language.ts'
import { operation } from '../../shared/operation.ts'
import { currency } from '../../shared/money.ts'
import { integerId } from '../../shared/identifier.ts'

export const brand = z.object({ name: z.string(), title: z.string(), tagline: z.string() })

/** A6.11: the places outside the product that pages link to. Null: not configured. */
export const links = z.object({
  client_support: z.string(),
  va_support: z.string(),
  matching_meeting: z.string().nullable(),
  discovery_meeting: z.string().nullable(),
  va_onboarding: z.string().nullable(),
  /** B8.2: shown after a checkout. */
  welcome_video: z.string().nullable(),
  community_hub: z.string().nullable(),
  /** A3.7: the script of the support chat that guests get. */
  live_chat_script: z.string().nullable(),
  /** A4.4: where else people find us, for the footer. */
  social: z.array(z.object({ name: z.string(), url: z.string() })),
})

/** What every page needs to know about this installation; nothing secret. */
export const getUserConfig = operation({
  name: 'configuration.getUserConfig',
  method: 'GET',
  path: '/user/config',
  summary: 'Flags, self-identifications, languages, currencies, links and brand',
  caller: 'anyone',
  worksInMaintenance: true,
  reply: z.object({
    flags: z.record(z.string(), z.boolean()),
    maintenance: z.record(z.string(), z.boolean()),
    self_identifications_ids: z.array(z.object({ id: integerId, value: z.string(), hidden_in_filter: z.boolean() })),
    /** What assistants may speak. */
    languages: z.array(language),
    currencies: z.array(currency),
    links,
    brand,
    /** The brand whose clients sign in here with the same credentials (A1.15). */
    partner_brand: z.string(),
    /** A1.14: the browser key of Google Maps; null: cities come from the built-in list. */
    google_maps_key: z.string().nullable(),
    /** Whose days payments to assistants are dated by. */
    office_timezone: z.string(),
    /** How we meet people, as they choose when they book. */
    meeting_ways: z.array(z.enum(meetingWays)),
    /** True where the demo accounts exist. */
    demo: z.boolean(),
  }),
})
