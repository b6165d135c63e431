import { useApi } from '../../../platform/api/query.ts'
import { LoadFailure } from '../../../ui/notice/load-failure.tsx'
import { Skeleton } from '../../../ui/notice/skeleton.tsx'
import { ContactForm } from './contact-form.tsx'
import { isOwnUser } from './own-user.ts'

/** One's own name, telephone and place. */
export function ContactInfo({ uuid }: { uuid: string }) {
  const { data, error, refetch } = useApi('accounts.getUser', { params: { uuid }, query: { full: true } })
  if (error) return <LoadFailure message={error.message} onRetry={() => void refetch()} />
  if (!data || !isOwnUser(data)) {
    return (
      <div aria-busy="true">
        <Skeleton height={360} />
      </div>
    )
  }
  return <ContactForm key={uuid} user={data} />
}
