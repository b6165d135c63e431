import { getAvatarOperation } from './get-avatar.ts'

/** Pictures. */
export function filesOperations(deps: Parameters<typeof getAvatarOperation>[0]) {
  return { getAvatar: getAvatarOperation(deps) }
}
