/** The part of the browser's `BarcodeDetector`, and of the one in package `qr`, that we use. */
interface QrDetector {
  detect(image: ImageBitmapSource): Promise<readonly { rawValue: string }[]>;
}

interface QrDetectorClass {
  new (options: { formats: ['qr_code'] }): QrDetector;
  getSupportedFormats(): Promise<readonly string[]>;
}

/** The browser's own detector if it reads QR codes, else one that is loaded now. */
export async function createQrDetector(): Promise<QrDetector> {
  const native = (globalThis as { BarcodeDetector?: QrDetectorClass }).BarcodeDetector;
  const formats: readonly string[] = (await native?.getSupportedFormats().catch(() => [])) ?? [];
  if (native && formats.includes('qr_code')) return new native({ formats: ['qr_code'] });
  const { BarcodeDetector } = await import('qr/decode.js');
  return new BarcodeDetector({ formats: ['qr_code'] });
}

/** Wider pictures only take longer to read. */
const WIDTH_MAX = 1_600;

/** Text of the QR code in a picture file; undefined without a code, or if the file is not a picture. */
export async function readQrFile(file: Blob): Promise<string | undefined> {
  try {
    const whole = await createImageBitmap(file);
    const image = whole.width > WIDTH_MAX ? await createImageBitmap(whole, { resizeWidth: WIDTH_MAX }) : whole;
    const [code] = await (await createQrDetector()).detect(image);
    return code?.rawValue;
  } catch {
    return undefined;
  }
}
