import { z } from 'zod'
import { typedText } from '../../shared/human-text.ts'
import { givenInstant } from '../../shared/given-date.ts'
import { operation } from '../../shared/operation.ts'
import { paging } from '../../shared/paging.ts'
import { zoneOffset } from '../../shared/zone.ts'

export const city = z.object({
  name: z.string(),
  region: z.string(),
  country: z.enum(['CA', 'US']),
  latitude: z.number(),
  longitude: z.number(),
  timezone: z.string(),
})
export type City = z.infer<typeof city>

export const searchCities = operation({
  name: 'places.searchCities',
  method: 'GET',
  path: '/places/cities',
  summary: 'Canadian and American cities for a text being typed, the populous first',
  caller: 'anyone',
  query: z.object({ searchQuery: typedText().max(200).default(''), pagination: paging(10, ['population']) }),
  reply: z.object({ cities: z.array(city), count: z.int() }),
})

/** The provinces and territories of Canada and the states of the United States, by name. */
export const listRegions = operation({
  name: 'places.listRegions',
  method: 'GET',
  path: '/places/regions',
  summary: 'Provinces, territories and states',
  caller: 'anyone',
  query: z.object({ country: z.enum(['CA', 'US']).optional() }),
  reply: z.object({
    regions: z.array(z.object({ country: z.enum(['CA', 'US']), code: z.string(), name: z.string() })),
    count: z.int(),
  }),
})

/** The zone of a place and its offset for now, or for the instant `at`. */
export const findTimezone = operation({
  name: 'places.findTimezone',
  method: 'POST',
  path: '/user/timezone',
  summary: 'Time zone and offset of coordinates',
  caller: 'anyone',
  body: z.object({
    latitude: z.number().min(-90).max(90),
    longitude: z.number().min(-180).max(180),
    at: givenInstant().optional(),
  }),
  reply: zoneOffset,
  failures: ['400 no_timezone'],
})

/** The offset of a zone by its name: what a browser's own zone means right now, or at the instant `at`. */
export const getZone = operation({
  name: 'places.getZone',
  method: 'GET',
  path: '/places/zone',
  summary: 'Offset of a named time zone now or at an instant, its changes within a year, and the server clock',
  caller: 'anyone',
  query: z.object({
    timezone: z.string().min(1).max(64),
    at: givenInstant().optional(),
  }),
  reply: zoneOffset.extend({
    now: z.iso.datetime(),
    /** What the clock changes to in the 366 days from the instant, in order: one answer has the offsets of a year. */
    changes: z.array(z.object({ at: z.iso.datetime(), timezone_offset: z.int() })),
  }),
})
