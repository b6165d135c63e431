import { addAssistant } from '../rows/add-assistant.ts'
import { addBill } from '../rows/add-bill.ts'
import type { Whose } from './access-call.ts'
import { absentUuid, assistantOf, secret, type AccessWorld } from './access-world.ts'

const staffOf = ({ people }: AccessWorld): string => people.get('super admin') ?? ''

/** A posted bill of the world's assistant, or of the other one. */
export async function postedBill(world: AccessWorld, whose: Whose): Promise<string> {
  if (whose === 'absent') return absentUuid
  const virtualassistant_uuid = assistantOf(world, whose).uuid
  return addBill(world.database, { virtualassistant_uuid, by: staffOf(world), posted: true, note: secret })
}

/** A draft of someone new: nobody has two. */
export async function draftBill(world: AccessWorld, whose: Whose): Promise<string> {
  if (whose === 'absent') return absentUuid
  const { uuid } = await addAssistant(world.database, {})
  return addBill(world.database, { virtualassistant_uuid: uuid, by: staffOf(world), posted: false, note: secret })
}
