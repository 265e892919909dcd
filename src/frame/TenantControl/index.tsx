import {useId, useRef, useState, type ReactNode, type SyntheticEvent} from 'react';
import {flushSync} from 'react-dom';
import clsx from 'clsx';
import {setTenantUid} from '@site/src/page/tenantUid';
import {useTenantUid} from '@site/src/shared/useTenantUid';
import {DEFAULT_UID, faultOf, UID_LENGTH} from '@site/src/shared/tenant';
import fields from '@site/src/css/field.module.css';
import styles from './styles.module.css';

interface FormProps {
  uid: string;
  take: (uid: string) => void;
  close: () => void;
}

function TenantForm({uid, take, close}: FormProps): ReactNode {
  const id = useId();
  const inputRef = useRef<HTMLInputElement>(null);
  const [text, setText] = useState(uid);
  const [fault, setFault] = useState<string>();
  const [attempts, setAttempts] = useState(0);

  function submit(event: SyntheticEvent) {
    event.preventDefault();
    const chosen = text.trim();
    const found = faultOf(chosen);
    if (found === undefined) {
      take(chosen);
      return;
    }
    setFault(found);
    setAttempts(attempts + 1);
    inputRef.current?.focus();
  }

  return (
    // Escape works from each of its fields.
    // eslint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <form
      className={styles.form}
      noValidate
      onSubmit={submit}
      onKeyDown={({key}) => {
        if (key === 'Escape') close();
      }}>
      <label htmlFor={`${id}input`}>Tenant id</label>
      <input
        ref={inputRef}
        id={`${id}input`}
        type="text"
        className={fields.field}
        value={text}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        aria-invalid={fault !== undefined}
        aria-describedby={`${id}fault ${id}rule`}
        onChange={({target}) => {
          setText(target.value);
          setFault(undefined);
        }}
      />
      <p id={`${id}fault`} role="alert" className={styles.fault}>
        {/* Announced again when the same id is tried again. */}
        {fault !== undefined && <span key={attempts}>{fault}</span>}
      </p>
      <p id={`${id}rule`} className={styles.rule}>
        1 to {UID_LENGTH} characters: a to z, 0 to 9 and hyphens. It stays in this browser.
      </p>
      <div className={styles.actions}>
        <button type="submit" className="outlined">
          Use this id
        </button>
        {uid !== DEFAULT_UID && (
          <button type="button" className="outlined" onClick={() => take(DEFAULT_UID)}>
            Reset to <span className={styles.uid}>{DEFAULT_UID}</span>
          </button>
        )}
        <button type="button" className="outlined" onClick={close}>
          Cancel
        </button>
      </div>
    </form>
  );
}

/** Shows which tenant the samples have, and lets a reader name another. */
export default function TenantControl(): ReactNode {
  const uid = useTenantUid();
  const id = useId();
  const buttonRef = useRef<HTMLButtonElement>(null);
  const placeRef = useRef<HTMLDivElement>(null);
  const [isOpen, setIsOpen] = useState(false);
  const [taken, setTaken] = useState<string>();

  function open() {
    flushSync(() => {
      setIsOpen(true);
      setTaken(undefined);
    });
    placeRef.current?.querySelector('input')?.select();
  }

  function close() {
    flushSync(() => setIsOpen(false));
    buttonRef.current?.focus();
  }

  function take(chosen: string) {
    setTenantUid(chosen);
    setTaken(chosen);
    close();
  }

  return (
    <div className="byScript">
      <button
        ref={buttonRef}
        type="button"
        className={clsx('quiet', styles.open)}
        aria-expanded={isOpen}
        aria-controls={`${id}place`}
        onClick={isOpen ? close : open}>
        Tenant <span className="spoken">in samples </span>
        <span className={styles.uid}>{uid}</span>
      </button>
      <div ref={placeRef} id={`${id}place`}>
        {isOpen && <TenantForm uid={uid} take={take} close={close} />}
      </div>
      <span role="status" className="spoken">
        {/* Another tab may have chosen since. */}
        {taken === uid && `Samples show the tenant ${uid}.`}
      </span>
    </div>
  );
}
