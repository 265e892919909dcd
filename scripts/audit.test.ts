import {expect, test} from '@playwright/test';
import {faultsIn} from './audit';

const fault = (range: string) => ({
  title: 'Something is wrong',
  url: `https://faults.example/${range}`,
  severity: 'moderate',
  range,
});

test('a fault counts in the versions that have it, where readers load one of them', () => {
  const bill = {
    components: [
      {name: 'left', version: '1.0.0', scope: 'required'},
      {name: 'left', version: '0.9.0', scope: 'excluded'},
      {name: 'builder', version: '1.0.0', scope: 'excluded'},
      {name: 'right', version: '1.0.0', scope: 'required'},
    ],
  };
  const vulnerabilities = {
    left: {via: ['right', fault('<1.0.0'), fault('<1.0.1')]},
    builder: {via: [fault('*')]},
  };
  expect(faultsIn(bill, {vulnerabilities})).toEqual([
    'left 1.0.0: moderate: Something is wrong (https://faults.example/<1.0.1)',
  ]);
});
