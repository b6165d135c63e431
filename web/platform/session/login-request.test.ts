import { expect, test } from 'vitest'
import { answerLogin, loginRequest, requestLogin } from './login-request.ts'

test('A1.1 everybody who asked for the dialog is answered, once, when it closes', () => {
  const answers: string[] = []
  requestLogin({ message: '41 matches', onClose: (signedIn) => void answers.push(`first ${signedIn}`) })
  requestLogin({ onClose: (signedIn) => void answers.push(`second ${signedIn}`) })
  expect(loginRequest.read()?.message).toBe('41 matches')
  answerLogin(true)
  answerLogin(false)
  expect(answers).toEqual(['first true', 'second true'])
  expect(loginRequest.read()).toBeNull()
})
