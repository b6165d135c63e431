import { useApi } from '../../platform/api/query.ts'
import { Loaded } from '../../ui/loading/loaded.tsx'
import { ContactForm } from './contact-form.tsx'
import { isOwnUser } from './own-user.ts'

/** One's own name, telephone and place. */
export function ContactInfo({ uuid }: { uuid: string }) {
  const own = useApi('accounts.getUser', { params: { uuid }, query: { full: true } })
  return (
    <Loaded of={own} height={440}>
      {(user) => isOwnUser(user) && <ContactForm key={uuid} user={user} />}
    </Loaded>
  )
}
