import type { S3Client } from '@aws-sdk/client-s3';
import type { MediaStorage } from './media-storage.ts';

/** Newer clients add checksums that not every store understands. */
const PLAIN = 'WHEN_REQUIRED';

/** Pictures in a bucket of an S3-compatible store; `address` is what `MEDIA_URL` expects (config.ts). */
export function s3Media(address: string): MediaStorage {
  const { protocol, host, pathname, username, password, searchParams } = new URL(address);
  const bucket = { Bucket: decodeURIComponent(pathname.slice(1)) };
  let client: S3Client | undefined;

  /** The client and its commands, which take memory that most servers never need. */
  async function store() {
    const sdk = await import('@aws-sdk/client-s3');
    client ??= new sdk.S3Client({
      endpoint: `${protocol === 's3:' ? 'https' : 'http'}://${host}`,
      region: searchParams.get('region') ?? 'us-east-1',
      credentials: { accessKeyId: decodeURIComponent(username), secretAccessKey: decodeURIComponent(password) },
      forcePathStyle: true,
      requestChecksumCalculation: PLAIN,
      responseChecksumValidation: PLAIN,
    });
    return { client, ...sdk };
  }

  return {
    async save(name, bytes) {
      const { client, PutObjectCommand } = await store();
      await client.send(new PutObjectCommand({ ...bucket, Key: name, Body: bytes, ContentType: 'image/webp' }));
    },
    async find(name) {
      const { client, GetObjectCommand, S3ServiceException } = await store();
      try {
        const { Body } = await client.send(new GetObjectCommand({ ...bucket, Key: name }));
        return Body ? Buffer.from(await Body.transformToByteArray()) : null;
      } catch (error) {
        if (error instanceof S3ServiceException && error.$metadata.httpStatusCode === 404) return null;
        throw error;
      }
    },
    async delete(name) {
      const { client, DeleteObjectCommand } = await store();
      await client.send(new DeleteObjectCommand({ ...bucket, Key: name }));
    },
  };
}
