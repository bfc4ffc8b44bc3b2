import { Button, Skeleton } from '@mantine/core';
import { type QueryKey, type UseQueryOptions, useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { ApiError } from '#lib/api-error.ts';
import { useTranslate } from '#lib/use-translate.ts';
import { TableFailure } from './data-table/table-failure.tsx';
import { FailureState } from './failure-state.tsx';
import { FormDrawer } from './forms/form-drawer.tsx';
import css from './record-drawer.module.css';

interface RecordDrawerProps<Data, Key extends QueryKey> {
  /** Null when no record's page is open. */
  id: number | null;
  /** Asks for a record; where it fails, the drawer says so too. */
  query: (id: number) => UseQueryOptions<Data, Error, Data, Key>;
  /** What stands above a record, and what until it is there. */
  title: (data: Data | undefined) => string;
  /** Said where there is no such record. */
  missing: { title: string; text: string };
  size: number;
  onClose: () => void;
  /** Draws the record as it was read at a moment. */
  children: (data: Data, readAt: number) => ReactNode;
}

/** A record's page, over the list it was opened from. */
export function RecordDrawer<Data, Key extends QueryKey>(props: RecordDrawerProps<Data, Key>) {
  const { id, title, size, onClose, children } = props;
  // What was shown last stays while the drawer slides away.
  const [shown, setShown] = useState(id ?? 0);
  if (id !== null && id !== shown) setShown(id);
  const { data, dataUpdatedAt, error, refetch } = useQuery({ ...props.query(shown), enabled: id !== null });
  return (
    <FormDrawer opened={id !== null} title={title(data)} size={size} onClose={onClose}>
      {data === undefined ? (
        <div className={css.body}>
          {error ? (
            <Failure error={error} missing={props.missing} onClose={onClose} onRetry={refetch} />
          ) : (
            <Waiting />
          )}
        </div>
      ) : (
        children(data, dataUpdatedAt)
      )}
    </FormDrawer>
  );
}

interface FailureProps extends Pick<RecordDrawerProps<unknown, QueryKey>, 'missing' | 'onClose'> {
  error: Error;
  onRetry: () => unknown;
}

function Failure({ error, missing, onClose, onRetry }: FailureProps) {
  const t = useTranslate();
  if (!(error instanceof ApiError && error.code === 404))
    return <TableFailure message={error.message} onRetry={onRetry} />;
  return (
    <FailureState {...missing}>
      <Button variant="default" onClick={onClose}>
        {t('action.close')}
      </Button>
    </FailureState>
  );
}

function Waiting() {
  return (
    <>
      <Skeleton height={22} width="50%" />
      <Skeleton height={150} />
      <Skeleton height={220} />
    </>
  );
}
