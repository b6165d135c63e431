import { z } from 'zod'
import { operation } from '../../shared/operation.ts'
import { services } from './services.ts'

const caller = ['admin_configuration.view'] as const

/** `test_mode`: it works with invented money, mail or banks. `failing`: it is set, and its last test failed. */
export const readiness = z.enum(['not_set', 'test_mode', 'ok', 'failing'])
export type Readiness = z.infer<typeof readiness>

export const serviceReadiness = z.object({
  service: z.enum(services),
  status: readiness,
  /** What it works with now, and what sets it; never a secret. */
  detail: z.string(),
  /** What misses although it works; null: nothing. */
  warning: z.string().nullable(),
  last_check: z.iso.datetime().nullable(),
  /** What the last test failed with; null: it didn't. */
  last_error: z.string().nullable(),
  can_test: z.boolean(),
})
export type ServiceReadiness = z.infer<typeof serviceReadiness>

export const listReadiness = operation({
  name: 'operations.listReadiness',
  method: 'GET',
  path: '/integration_readiness',
  summary: 'Which outside services are connected, and what each still needs',
  caller,
  reply: z.object({ services: z.array(serviceReadiness) }),
  failures: ['503 files_away'],
})

/** What went wrong is in the reply. 409 `nothing_to_test`: it has no test, or isn't set. */
export const testService = operation({
  name: 'operations.testService',
  method: 'POST',
  path: '/integration_readiness/{service}/test',
  summary: 'Ask an outside service whether it works',
  caller: ['admin_configuration.edit'],
  params: z.object({ service: z.enum(services) }),
  reply: serviceReadiness,
  failures: ['409 nothing_to_test', '503 files_away'],
})
