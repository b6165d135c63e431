import '@mantine/core/styles/Paper.layer.css'
import '@mantine/core/styles/Overlay.layer.css'
import '@mantine/core/styles/CloseButton.layer.css'
import '@mantine/core/styles/ModalBase.layer.css'
import '@mantine/core/styles/Modal.layer.css'
import { Modal } from '@mantine/core'
import { announce } from '../../ui/live-region.tsx'
import { answerLogin, type LoginOptions } from '../../platform/session/login-request.ts'
import { useSession } from '../../platform/session/session.ts'
import { SignInStage } from './sign-in-stage.tsx'
import styles from './sign-in-dialog.module.css'

/** A1.1: signing in over any page. Closing answers whoever asked for it and gives focus back to where it was. */
export function SignInDialog({ request }: { request: LoginOptions }) {
  const { status } = useSession()
  return (
    <Modal
      opened
      onClose={() => answerLogin(status === 'signed-in')}
      title="Sign in"
      size={440}
      centered
      closeButtonProps={{ 'aria-label': 'Close' }}
      classNames={{ title: styles.title, content: styles.content }}
    >
      {request.message && <p className={styles.message}>{request.message}</p>}
      <SignInStage
        onSignedIn={(user) => {
          answerLogin(true)
          announce(`You are signed in as ${user.full_name}`)
        }}
        onLeave={() => answerLogin(false)}
      />
    </Modal>
  )
}
