import { useEffect, useRef } from 'react';
import { useSearchParams } from 'react-router';
import { useAlert } from '#shell/alerts/use-alert.ts';

/** The `code` parameter of this page's address. Without one, shows the alert `code` once. */
export function useCode(): string {
  const [params] = useSearchParams();
  const alert = useAlert();
  const alertShown = useRef(false);
  const code = params.get('code')?.trim() ?? '';

  useEffect(() => {
    if (code !== '' || alertShown.current) return;
    alertShown.current = true;
    alert('code');
  });
  return code;
}
