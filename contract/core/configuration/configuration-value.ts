import { z } from 'zod'
import { typedText } from '../../shared/human-text.ts'

/** A switch is `enabled` or `disabled`; the others are what they say. */
export const configurationTypes = ['switch', 'text', 'number', 'list'] as const
export const configurationType = z.enum(configurationTypes)
export type ConfigurationType = z.infer<typeof configurationType>

/** `featureFlag.{name}`, `maintenanceFlag.{name}` (both switches) or another group, e.g. `setting.{name}`. */
export const configurationName = typedText()
  .min(1)
  .max(200)
  .regex(/^[a-z][A-Za-z]*\.[A-Za-z0-9][A-Za-z0-9_-]*$/, 'Must be a group and a name, such as featureFlag.client-time')

const switchValue = z.enum(['enabled', 'disabled'], 'Must be enabled or disabled')
const textValue = typedText().max(2000)
const numberValue = z.number().min(-1e12).max(1e12)
const listValue = z.array(typedText().max(200)).max(100)

/** Any value; which one a configuration takes, its type says. */
export const configurationValue = z.union([numberValue, textValue, listValue])
export type ConfigurationValue = z.infer<typeof configurationValue>

/** What a value of each type must look like. */
export const valueOfType = { switch: switchValue, text: textValue, number: numberValue, list: listValue } as const

const wholeNumber = (least: number, max: number) => {
  const words = `Must be a whole number from ${least} to ${max}`
  return z.int(words).min(least, words).max(max, words)
}

/** Configurations that the product itself reads, with what they may be; they are numbers. */
export const ownNumbers: Readonly<Record<string, z.ZodType<number>>> = {
  'setting.adjustment-second-person-above': wholeNumber(0, 100_000),
  'setting.carry-over-percent': wholeNumber(0, 100),
  'setting.carry-over-periods': wholeNumber(1, 12),
  'setting.referral-reward-cad': wholeNumber(0, 1000),
  'setting.referral-reward-usd': wholeNumber(0, 1000),
  'setting.skill-test-typing-wpm': wholeNumber(1, 150),
  'setting.skill-test-typing-accuracy': wholeNumber(0, 100),
  'setting.skill-test-english-percent': wholeNumber(0, 100),
  'setting.skill-test-spreadsheet-percent': wholeNumber(0, 100),
  'setting.skill-test-judgement-percent': wholeNumber(0, 100),
  'setting.skill-test-retry-days': wholeNumber(0, 90),
}

/** True for the two groups that everybody may read, and that hold switches only. */
export function isFeatureFlagName(name: string): boolean {
  return name.startsWith('featureFlag.') || name.startsWith('maintenanceFlag.')
}
