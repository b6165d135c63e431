import { createHmac } from 'node:crypto'
import type { Database } from '../../platform/database/connection.ts'
import { serverSecret } from '../../platform/database/server-secret.ts'
import type { ProcessorCard } from '../../platform/payments/card-processor.ts'

/** A card as it is stored: what the processor knows its number by is hashed with a key of ours, and only ever compared. */
export async function cardRow(database: Database, { fingerprint, ...card }: ProcessorCard) {
  if (fingerprint === null) return { ...card, fingerprint_hash: null }
  const key = await serverSecret(database, 'card fingerprints')
  return { ...card, fingerprint_hash: createHmac('sha256', key).update(fingerprint).digest() }
}

export type StoredCard = Awaited<ReturnType<typeof cardRow>>
