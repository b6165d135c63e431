import { describe, expect, it } from 'vitest'
import { hasPermission } from './has-permission.ts'
import { permissions } from './permission.ts'

describe('A2.4 permissions', () => {
  it('are held when they are named', () => {
    for (const each of permissions) {
      expect(hasPermission([each], each)).toBe(true)
      expect(hasPermission([], each)).toBe(false)
    }
  })

  it('super_admin implies admin and every admin permission, and nobody else’s', () => {
    const implied = permissions.filter((each) => hasPermission(['super_admin'], each))
    expect(implied.sort()).toEqual(
      permissions.filter((each) => each === 'super_admin' || each === 'admin' || each.startsWith('admin_')).sort(),
    )
  })

  it('a bare admin holds no admin permission', () => {
    expect(permissions.filter((each) => hasPermission(['admin'], each))).toEqual(['admin'])
  })
})
