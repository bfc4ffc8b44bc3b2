import type { SavedPassenger } from '@gangway/contract/customers/passengers.ts';
import { maxSavedPassengers } from '@gangway/contract/customers/rules.ts';
import { useQueryClient } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';
import { showToast } from '#lib/toasts.ts';
import { useTranslate } from '#lib/use-translate.ts';
import { Button } from '#ui/site/button.tsx';
import { Card } from '#ui/site/card.tsx';
import { LoadFailure } from '#ui/site/load-failure.tsx';
import { Skeleton } from '#ui/site/skeleton.tsx';
import { passengersKey, useSavedPassengers } from '../queries.ts';
import { ForgetPassenger } from './forget-passenger.tsx';
import { PassengerList } from './passenger-list.tsx';
import css from './saved-passengers.module.css';

// The form and its countries are for those who change somebody.
const PassengerDialog = lazy(async () => ({
  default: (await import('./passenger-dialog.tsx')).PassengerDialog,
}));

type Task = { kind: 'add' } | { kind: 'edit' | 'remove'; passenger: SavedPassenger };

/** The people a customer travels with: seen, added, changed, removed. */
export function SavedPassengers({ userId }: { userId: number }) {
  const t = useTranslate();
  const queryClient = useQueryClient();
  const passengers = useSavedPassengers(userId);
  const [task, setTask] = useState<Task | null>(null);
  const refresh = () => queryClient.invalidateQueries({ queryKey: passengersKey(userId) });
  const close = () => setTask(null);
  return (
    <Card id="passengers" title={t('account.passengers')} text={t('account.passengers.text')}>
      {passengers.isPending && <Skeleton lines={3} />}
      {passengers.isError && (
        <LoadFailure text={t('account.passengers.failed')} onRetry={() => void passengers.refetch()} />
      )}
      {passengers.data && (
        <>
          {passengers.data.length === 0 ? (
            <p>{t('account.passengers.empty')}</p>
          ) : (
            <PassengerList
              passengers={passengers.data}
              onEdit={(passenger) => setTask({ kind: 'edit', passenger })}
              onRemove={(passenger) => setTask({ kind: 'remove', passenger })}
            />
          )}
          {passengers.data.length < maxSavedPassengers ? (
            <div>
              <Button look="second" onClick={() => setTask({ kind: 'add' })}>
                {t('account.passengers.add')}
              </Button>
            </div>
          ) : (
            <p className={css.facts}>{t('account.passengers.full', { max: maxSavedPassengers })}</p>
          )}
        </>
      )}
      {task?.kind === 'remove' && (
        <ForgetPassenger passenger={task.passenger} onDone={refresh} onClose={close} />
      )}
      {task && task.kind !== 'remove' && (
        <Suspense>
          <PassengerDialog
            saved={task.kind === 'edit' ? task.passenger : null}
            onSaved={({ name }) => {
              showToast(t('account.passengers.saved', { name }));
              close();
              void refresh();
            }}
            onClose={close}
          />
        </Suspense>
      )}
    </Card>
  );
}
