import type { AlertStatus } from '@talentplace/contract/desk/alerts/alert.states'
import type { Whose } from './access-call.ts'
import { absentUuid, secret, type AccessWorld } from './access-world.ts'

let alerts = 0

/** An alert of its own for one call. */
export async function accessAlert(
  { database }: AccessWorld,
  whose: Whose,
  status: Exclude<AlertStatus, 'inprogress'> = 'new',
): Promise<string> {
  if (whose === 'absent') return absentUuid
  alerts += 1
  const at = new Date()
  const { uuid } = await database.kysely
    .insertInto('alerts')
    .values({
      fingerprint: `access:${alerts}`,
      type: 'alert',
      status,
      title: secret,
      created_date: at,
      last_date: at,
      resolved_date: status === 'resolved' ? at : null,
    })
    .returning('uuid')
    .executeTakeFirstOrThrow()
  return uuid
}
