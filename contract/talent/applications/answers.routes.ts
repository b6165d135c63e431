import { z } from 'zod'
import { operation } from '../../shared/operation.ts'
import { humanText, typedText } from '../../shared/human-text.ts'

export const workRights = {
  citizen: 'Citizen',
  permanent_resident: 'Permanent resident',
  work_permit: 'Work permit or visa',
} as const
const workRightNames = Object.keys(workRights) as [keyof typeof workRights, ...(keyof typeof workRights)[]]

const whole = (least: number, max: number) =>
  z
    .int('Must be a whole number')
    .min(least, `At least ${least}`)
    .max(max, `At most ${max.toLocaleString('en-CA')}`)
/** As it is typed: a space at its end is the next word’s beginning. */
const text = (max: number) => typedText().max(max, `At most ${max.toLocaleString('en-CA')} characters`)

/** The answers as far as they are given. */
export const someAnswers = z.object({
  work_country: z.enum(['CA', 'US'], 'Choose one').nullable(),
  work_right: z.enum(workRightNames, 'Choose one').nullable(),
  experience_years: whole(0, 60).nullable(),
  experience: text(2000),
  weekly_hours: whole(1, 60).nullable(),
  computer: text(200),
  internet_mbps: whole(1, 10_000).nullable(),
  headset: z.boolean(),
  quiet_place: z.boolean(),
})
export type ApplicationAnswers = z.infer<typeof someAnswers>

export const noAnswers: ApplicationAnswers = {
  work_country: null,
  work_right: null,
  experience_years: null,
  experience: '',
  weekly_hours: null,
  computer: '',
  internet_mbps: null,
  headset: false,
  quiet_place: false,
}

const number = 'Enter a number'

/** All of them, as they are needed to apply. */
export const allAnswers = z.object({
  work_country: z.enum(['CA', 'US'], 'Choose one'),
  work_right: z.enum(workRightNames, 'Choose one'),
  experience_years: z.int(number).min(0).max(60),
  experience: humanText().min(1, 'Tell us in a sentence or two').max(2000),
  weekly_hours: z.int(number).min(1).max(60),
  computer: humanText().min(1).max(200),
  internet_mbps: z.int(number).min(1).max(10_000),
  headset: z.boolean(),
  quiet_place: z.boolean(),
})

export const storedAnswers = z.object({
  answers: someAnswers,
  /** 0: nothing is saved yet. */
  version: z.int(),
  done: z.boolean(),
})
export type StoredAnswers = z.infer<typeof storedAnswers>

export const getApplicationAnswers = operation({
  name: 'applications.getApplicationAnswers',
  method: 'GET',
  path: '/applications/self/answers',
  summary: 'What one has answered about oneself',
  caller: ['virtualassistant'],
  reply: storedAnswers,
  failures: ['404 not_found'],
})

export const storedVersion = z.int().min(0).max(2_147_483_647)

/** `done`: all of them are there, and the step is done. A stale `version` answers 409 `stale_version`; 409 `step_closed` later. */
export const saveApplicationAnswers = operation({
  name: 'applications.saveApplicationAnswers',
  method: 'PUT',
  path: '/applications/self/answers',
  summary: 'Save what one answers about oneself, as far as it is',
  caller: ['virtualassistant'],
  body: z.object({ version: storedVersion, answers: someAnswers, done: z.boolean() }),
  reply: storedAnswers,
  failures: ['400 incomplete', '404 not_found', '409 stale_version', '409 step_closed'],
})
