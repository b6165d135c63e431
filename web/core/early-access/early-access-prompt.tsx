import { useLocation, useNavigate } from 'react-router'
import { paths } from '../../platform/navigation/paths.ts'
import { useSession } from '../../platform/session/session.ts'
import { Button, LinkButton } from '../../ui/button.tsx'
import { Dialog } from '../../ui/overlay/dialog.tsx'
import { FormFailure } from '../../ui/form/form-footer.tsx'
import { notify } from '../../ui/notice/toast.ts'
import styles from './early-access-prompt.module.css'
import { earlyAccessStatus } from './may-join.ts'
import { withoutPrompt } from './prompt-address.ts'
import { useSaveEarlyAccess } from './save-early-access.ts'

function Offer({ onClose }: { onClose: () => void }) {
  const { change, isPending, failure } = useSaveEarlyAccess(() => {
    notify({ kind: 'success', message: 'Welcome to early access.' })
    onClose()
  })
  return (
    <div className={styles.offer}>
      <p>Early access shows you what we are working on before everybody else has it, and your word shapes it.</p>
      <ul>
        <li>New parts appear on your pages as soon as they can be used.</li>
        <li>They may still change. What you enter is kept all the same.</li>
        <li>You choose your preferences: how we reach you, and your quiet hours.</li>
        <li>You can leave whenever you like, on your preferences page.</li>
      </ul>
      <FormFailure failure={failure} />
      <div className={styles.actions}>
        <Button variant="quiet" onClick={onClose}>
          Not now
        </Button>
        <Button busy={isPending} onClick={() => change(true)}>
          Join Early Access
        </Button>
      </div>
    </div>
  )
}

/** A2.10: the offer of early access, open while the address asks for it. */
export default function EarlyAccessPrompt() {
  const { pathname, search } = useLocation()
  const navigate = useNavigate()
  const { user } = useSession()
  const permissions = user?.permissions ?? []
  const status = earlyAccessStatus(permissions)
  const close = (): void => void navigate({ pathname, search: withoutPrompt(search) }, { replace: true })
  if (status === 'not-offered') return null
  return (
    <Dialog opened title="Early access" onClose={close}>
      {status === 'may-join' ? (
        <Offer onClose={close} />
      ) : (
        <div className={styles.offer}>
          <p>You have early access: new parts appear on your pages as soon as they can be used.</p>
          <div className={styles.actions}>
            <LinkButton to={paths.preferences()}>Your preferences</LinkButton>
          </div>
        </div>
      )}
    </Dialog>
  )
}
