import { getDeletionRequest } from '@talentplace/contract/desk/personal-data/deletion-request.routes'
import { deletionRequestStates } from '@talentplace/contract/desk/personal-data/deletion-request.states'
import { calendarDay } from '../../platform/clock/calendar-day.ts'
import { handle, signedIn } from '../../platform/http/handler.ts'
import { notFound } from '../../platform/http/http-error.ts'
import { readSecondPerson } from '../../platform/second-person/second-person.ts'
import { foundRequests, requestColumns, toRequestView } from './found-requests.ts'
import type { PersonalDataDeps } from './personal-data-deps.ts'
import { standsAgainst, staysByLaw } from './stands-against.ts'
import { idsToErase, subjectOf } from './subject.ts'

export function getDeletionRequestOperation({ database, clock }: PersonalDataDeps) {
  return handle(getDeletionRequest, async (context, { params: { uuid } }) => {
    const row = await foundRequests(database.kysely)
      .leftJoin('clients', 'clients.uuid', 'users.client_uuid')
      .leftJoin('users as approver', 'approver.uuid', 'deletion_requests.approved_by')
      .select(requestColumns)
      .select(['clients.company', 'approver.full_name as approved_by', 'deletion_requests.approved_date'])
      .where('deletion_requests.uuid', '=', uuid)
      .executeTakeFirst()
    const subject = row && (await subjectOf(database.kysely, row.user_uuid))
    if (!row || !subject) throw notFound('There is no such request.')
    const { company, approved_by, approved_date, ...request } = row
    const at = clock.now()
    const about = {
      act: 'approve_deletion',
      authors: [row.user_uuid],
      viewer: signedIn(context).user_uuid,
      at,
    } as const
    const isOpen = deletionRequestStates.is('open', row.state)
    return {
      ...toRequestView(request),
      company,
      with_company: idsToErase(subject).client !== undefined,
      stands_against: isOpen ? await standsAgainst(database.kysely, subject, calendarDay('UTC', at)) : [],
      stays: await staysByLaw(database.kysely, subject),
      second_person: row.state === 'waiting' ? await readSecondPerson(database.kysely, about) : null,
      approved_by,
      approved_date: approved_date?.toISOString() ?? null,
    }
  })
}
