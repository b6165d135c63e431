import {
  DeleteObjectCommand,
  GetObjectCommand,
  NoSuchKey,
  paginateListObjectsV2,
  PutObjectCommand,
} from '@aws-sdk/client-s3'
import { openS3, type S3Account } from '../files/s3-client.ts'
import type { BackupPlace, StoredObject } from './backup-place.ts'

/** Backups in a bucket, which has to be there, beneath a prefix: empty, or ending with a slash. */
export function openS3Place(account: S3Account, Bucket: string, prefix: string): BackupPlace {
  const client = openS3(account)
  const objectOf = (name: string) => ({ Bucket, Key: `${prefix}${name}` })
  return {
    address: `s3://${Bucket}/${prefix}`,
    async put(name, bytes) {
      await client.send(new PutObjectCommand({ ...objectOf(name), Body: bytes }))
    },
    async get(name) {
      try {
        const { Body } = await client.send(new GetObjectCommand(objectOf(name)))
        return Body === undefined ? null : Buffer.from(await Body.transformToByteArray())
      } catch (error) {
        if (error instanceof NoSuchKey) return null
        throw error
      }
    },
    async remove(name) {
      await client.send(new DeleteObjectCommand(objectOf(name)))
    },
    async list(under) {
      const found: StoredObject[] = []
      for await (const page of paginateListObjectsV2({ client }, { Bucket, Prefix: `${prefix}${under}` })) {
        for (const { Key = '', Size = 0, LastModified = new Date(0) } of page.Contents ?? [])
          found.push({ name: Key.slice(prefix.length), size: Size, modified: LastModified })
      }
      return found.toSorted((one, other) => (one.name < other.name ? -1 : 1))
    },
  }
}
