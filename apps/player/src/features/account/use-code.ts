import { useEffect, useRef } from 'react';
import { useSearchParams } from 'react-router';
import { useAlert } from '#shell/use-alert.ts';

/** The code in the address of this page. Without one the alert `code` is shown, once (specification 1, part 5). */
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
