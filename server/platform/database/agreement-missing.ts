import { sql, type RawBuilder } from 'kysely'

/**
 * True of an assistant who was accepted and hasn't signed the agreement yet: nobody can be placed without. Whoever has no application here was with us
 * before there was one.
 */
export const agreementMissing = (assistant: RawBuilder<unknown>) => sql<boolean>`(
  exists (select from applications where applications.virtualassistant_uuid = ${assistant} and applications.state = 'accepted')
  and not exists (select from application_agreements join applications signed on signed.uuid = application_uuid
    where signed.virtualassistant_uuid = ${assistant}))`
