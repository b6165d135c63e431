import * as t from '@talentplace/contract/core/messages/shell'
import { Button } from '../../ui/button.tsx'
import { requestLogin } from '../../platform/session/login-request.ts'
import { loadSignInDialog } from './load-sign-in-dialog.ts'

/** Opens the sign-in dialog; its code is fetched as soon as the button is aimed at. */
export function SignInButton() {
  return (
    <Button
      variant="outline"
      onClick={() => requestLogin()}
      onPointerEnter={loadSignInDialog}
      onFocus={loadSignInDialog}
    >
      {t.signIn()}
    </Button>
  )
}
