import type { TestDatabase } from '../database.ts'

/** Registers an assistant for GST/HST from the beginning of 2026 on. */
export async function addTaxNumber(
  database: TestDatabase,
  { virtualassistant_uuid, by }: { virtualassistant_uuid: string; by: string },
): Promise<void> {
  await database.kysely
    .insertInto('tax_registrations')
    .values({
      virtualassistant_uuid,
      kind: 'gst_hst',
      number: '123456782 RT0001',
      effective_from: '2026-01-01',
      changed_by: by,
      changed_date: new Date('2026-01-05T15:00:00Z'),
    })
    .execute()
}
