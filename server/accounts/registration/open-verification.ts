import { openVerification } from '@talentplace/contract/accounts/registration/verify.routes'
import { handle } from '../../platform/http/handler.ts'
import { verifyCode, type CodeDeps } from '../codes/verify-code.ts'

/** B7.5: what a mailed confirmation link is about. The link stays as good as it was. */
export function openVerificationOperation(deps: CodeDeps) {
  const { database } = deps
  return handle(openVerification, async (context, { body }) => {
    const { owner } = await verifyCode(deps, {
      email: body.email,
      text: body.verification_key,
      address: context.address,
      purposesOf: ({ verified_date }) => (verified_date === null ? ['verify', 'reset'] : ['verify']),
    })
    const entered = await database.kysely
      .selectFrom('users')
      .innerJoin('open_registrations', 'open_registrations.user_uuid', 'users.uuid')
      .leftJoin('clients', 'clients.uuid', 'users.client_uuid')
      .select(['users.full_name', 'users.phone_number', 'users.phone_extension', 'users.city', 'users.state_prov'])
      .select(['clients.company', 'clients.is_individual'])
      .where('users.uuid', '=', owner.uuid)
      .executeTakeFirst()
    if (!entered) return { entered: null }
    const { full_name, phone_number, phone_extension, city, state_prov, company, is_individual } = entered
    return {
      entered: {
        full_name,
        company: is_individual ? '' : (company ?? ''),
        phone_number: phone_number ?? '',
        phone_extension,
        place: [city, state_prov].filter(Boolean).join(', '),
      },
    }
  })
}
