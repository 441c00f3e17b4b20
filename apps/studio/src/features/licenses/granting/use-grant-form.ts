import { routes } from '@puzzle-runs/web/api/routes.ts';
import { siteLanguage } from '@puzzle-runs/web/i18n/i18n.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useGoOn } from '#shell/form/leaving/use-go-on.ts';
import { useRecordForm } from '#shell/form/use-record-form.ts';
import { to } from '#to.ts';
import { licensesChanged } from './all-licenses.ts';
import { checkGrant, type GrantValues, grantBody, newGrant, refusedGrant } from './grant-values.ts';

/** Form state of a licence to be granted. Returns to the list once it is granted. */
export function useGrantForm() {
  const goOn = useGoOn();
  const client = useQueryClient();
  const [start] = useState(() => newGrant(siteLanguage()));

  return useRecordForm({
    stored: undefined,
    valuesOf: (granted: GrantValues | undefined) => granted ?? start,
    parts: {
      record: {
        check: (values) => checkGrant(values, Date.now()),
        save:
          ({ values, act }) =>
          async () => {
            await act(routes.subscriptions.grant, { body: grantBody(values) });
            return values;
          },
      },
    },
    async onSaved() {
      await licensesChanged(client);
      await goOn(to.grants(), { alert: 'create' });
    },
    alertOf: () => 'missing',
    refusedOf: refusedGrant,
  });
}
